import { contactFromRecord } from '@cardsift/contacts/contact-record';
import { expect, test } from 'vitest';
import { connectPhone, type Phone, vcardOf } from './testing/phone.ts';

const NATIVE = ['FN:山田 太郎', 'N:山田;太郎;;;', 'TITLE:課長'];
const LATIN = ['X-CARDSIFT-FN:Taro Yamada', 'X-CARDSIFT-N:Yamada;Taro;;;'];
const READING = ['X-PHONETIC-FIRST-NAME:Taro', 'X-PHONETIC-LAST-NAME:Yamada'];

async function etagOf(phone: Phone): Promise<string> {
  const { headers } = await phone.ask('HEAD', phone.card('yamada.vcf'));
  return headers.get('etag') ?? '';
}

async function storedContact(phone: Phone) {
  const { data } = await phone.person.client.from('business_card_records').select().single();
  return data && contactFromRecord(data);
}

const inBoth = {
  fullName: '山田 太郎',
  otherScript: { fullName: 'Taro Yamada', name: { family: 'Yamada', given: 'Taro' } },
};

test('a phone gets both scripts, and keeps both if it sends one back', async () => {
  const phone = await connectPhone();
  const uid = 'UID:yamada';
  await phone.put('yamada.vcf', vcardOf(uid, ...NATIVE, ...LATIN, ...READING));
  const { text } = await phone.ask('GET', phone.card('yamada.vcf'));
  for (const line of [...NATIVE, ...LATIN, ...READING]) expect(text).toContain(`${line}\r\n`);

  // iPhones keep the phonetic name, but drop properties that they do not know.
  const edited = vcardOf(uid, ...NATIVE, 'NOTE:met at the fair', ...READING);
  const answer = await phone.put('yamada.vcf', edited, { 'if-match': await etagOf(phone) });
  expect(answer.status).toBe(204);
  const contact = await storedContact(phone);
  expect(contact).toMatchObject({ ...inBoth, note: 'met at the fair' });
  expect(contact?.phonetic).toBeUndefined();

  const renamed = vcardOf(uid, 'FN:山田 次郎', 'N:山田;次郎;;;');
  await phone.put('yamada.vcf', renamed, { 'if-match': await etagOf(phone) });
  expect((await storedContact(phone))?.otherScript).toBeUndefined();
});
