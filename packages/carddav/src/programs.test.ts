import { beforeAll, describe, expect, test } from 'vitest';
import { adaCard, connectPhone, type Phone } from './testing/phone.ts';
import { APPLE } from './testing/programs/apple.ts';
import { DAVX5 } from './testing/programs/davx5.ts';
import { EVOLUTION } from './testing/programs/evolution.ts';
import { ada, ETAG, type ProgramRequest } from './testing/programs/program-request.ts';
import { THUNDERBIRD } from './testing/programs/thunderbird.ts';

// Requests of other people's programs, in their order and with their namespaces. Each file says which are taken
// from published sources and which from memory.

const PROGRAMS: [name: string, requests: ProgramRequest[]][] = [
  ['iPhone and Mac', APPLE],
  ['DAVx⁵', DAVX5],
  ['Thunderbird', THUNDERBIRD],
  ['Evolution', EVOLUTION],
];

let phone: Phone;
beforeAll(async () => {
  phone = await connectPhone();
  await phone.put('ada.vcf', adaCard());
});

describe.each(PROGRAMS)('%s', (_, requests) => {
  test.each(requests)(
    'asks for $about',
    async ({ method, where, headers, body, status, answered }) => {
      const answer = await phone.ask(method, where(phone), {
        headers: { 'content-type': 'application/xml', ...headers },
        ...(body !== undefined && { body: body.replace('ADA', ada(phone)) }),
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('dav') ?? 'addressbook').toContain('addressbook');
      for (const part of answered(phone)) {
        if (part === ETAG) expect(answer.text).toMatch(new RegExp(ETAG));
        else expect(answer.text).toContain(part);
      }
    },
  );
});

test('Thunderbird deletes without naming a state, and recognizes a conflict by 412', async () => {
  await phone.put('grace.vcf', adaCard('grace-1'));
  const conflict = await phone.put('grace.vcf', adaCard('grace-1', 'TITLE:Admiral'));
  expect(conflict.status).toBe(412);
  expect((await phone.ask('DELETE', phone.card('grace.vcf'))).status).toBe(204);
});

test('Evolution adds a card under its UID, changes it in the state it saw, and is told of a conflict', async () => {
  const put = (headers: Record<string, string>, ...lines: string[]) =>
    phone.put('alan-1.vcf', adaCard('alan-1', ...lines), headers);
  // The answer has no ETag, so the program reads the card again and gets what we changed.
  const made = await put({ 'if-none-match': '*' });
  expect([made.status, made.headers.get('etag')]).toEqual([201, null]);
  const { headers } = await phone.ask('GET', phone.card('alan-1.vcf'));
  const etag = headers.get('etag') ?? '';
  expect((await put({ 'if-match': etag }, 'TITLE:Fellow')).status).toBe(204);
  expect((await put({ 'if-match': etag }, 'TITLE:Reader')).status).toBe(412);
});
