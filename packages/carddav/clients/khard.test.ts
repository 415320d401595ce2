import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Computer, openComputer } from '../src/testing/khard.ts';
import { adaCard, connectPhone, type Phone } from '../src/testing/phone.ts';

let phone: Phone;
let computer: Computer;

beforeEach(async () => {
  phone = await connectPhone();
  computer = await openComputer({ ...phone, url: `${inject('backend').url}/` });
});
afterEach(() => computer.close());

const table = () => phone.person.client.from('business_card_records');

async function addOnPage(columns: { full_name: string; phone?: string }) {
  const { data } = await table()
    .insert({ user_id: phone.person.id, ...columns })
    .select()
    .single()
    .throwOnError();
  return data;
}

test('khard, which knows only the host, lists a contact that was added on the page', async () => {
  await addOnPage({ full_name: 'Ada Lovelace', phone: '+44 20 7946 0000' });
  await computer.sync();
  expect(await computer.khard('list')).toContain('Ada Lovelace');
  expect(await computer.khard('phone', '--parsable')).toContain('+44 20 7946 0000');
});

test('a contact that is added, changed and deleted on the computer is so on the page', async () => {
  await computer.write('ada.vcf', adaCard('ada-1', 'TEL;TYPE=CELL:1', 'BDAY:1815-12-10'));
  await computer.sync();
  const { data: made } = await table().select().throwOnError();
  expect(made).toMatchObject([{ full_name: 'Ada Lovelace', phone: '1' }]);

  await computer.sync();
  const [[file = '', vcard = ''] = []] = [...(await computer.cards())];
  expect(vcard).toContain('BDAY:1815-12-10');
  await computer.write(file, vcard.replace('TEL;TYPE=CELL:1', 'TEL;TYPE=CELL:+44 20 7946 0000'));
  await computer.sync();
  const { data: changed } = await table().select().throwOnError();
  expect(changed).toMatchObject([
    { phone: '+44 20 7946 0000', history: [{ kind: 'edited', columns: ['phone', 'details'] }] },
  ]);

  // Fetch the server's version of the change before the card is changed again.
  await computer.sync();
  await computer.remove(file);
  await computer.write('grace.vcf', adaCard('grace-1').replaceAll('Ada', 'Grace'));
  await computer.sync();
  const { data: left } = await table().select().throwOnError();
  expect(left).toMatchObject([{ full_name: 'Grace Lovelace' }]);
});

test('a contact that is deleted on the page disappears from the computer', async () => {
  const ada = await addOnPage({ full_name: 'Ada Lovelace' });
  await addOnPage({ full_name: 'Grace Hopper' });
  await computer.sync();
  await table()
    .delete()
    .eq('id', ada?.id ?? '')
    .throwOnError();
  await computer.sync();
  expect(await computer.khard('list')).not.toContain('Ada Lovelace');
  expect((await computer.cards()).size).toBe(1);
});

/** Changes one card on both sides, so that they conflict at the next sync. */
async function changeBoth(on: Computer): Promise<void> {
  const ada = await addOnPage({ full_name: 'Ada Lovelace' });
  await on.sync();
  const [[file = '', vcard = ''] = []] = [...(await on.cards())];
  await on.write(file, vcard.replace('END:VCARD', 'NOTE:from the computer\r\nEND:VCARD'));
  await table()
    .update({ title: 'Countess' })
    .eq('id', ada?.id ?? '')
    .throwOnError();
}

test('if both sides changed one card, nothing is overwritten until the person decides', async () => {
  await changeBoth(computer);
  await expect(computer.sync()).rejects.toThrow(/conflict/i);
  const { data } = await table().select().throwOnError();
  expect(data).toMatchObject([{ title: 'Countess', notes: null }]);
});

test.each([
  ['a wins', { title: null, notes: 'from the computer' }],
  ['b wins', { title: 'Countess', notes: null }],
] as const)('and if the decision is that %s, it is carried out', async (choice, expected) => {
  const other = await openComputer({ ...phone, url: `${inject('backend').url}/` }, choice);
  await changeBoth(other);
  await other.sync();
  const { data } = await table().select().throwOnError();
  expect(data).toMatchObject([expected]);
  await other.sync();
  await other.close();
});

test('a revoked password ends the sync, and every card stays on both sides', async () => {
  await addOnPage({ full_name: 'Ada Lovelace' });
  await computer.sync();
  await phone.person.client.rpc('revoke_app_password', { id: phone.passwordId }).throwOnError();
  await expect(computer.sync()).rejects.toThrow(/401|Unauthorized/);
  expect((await computer.cards()).size).toBe(1);
});
