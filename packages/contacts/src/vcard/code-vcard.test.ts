import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contacts } from '../testing/arbitrary-contact.ts';
import { CODE_BYTES, writeCodeVcard } from './code-vcard.ts';
import { parseVcards } from './parse.ts';
import { writeVcard } from './write.ts';

const ada = {
  fullName: 'Ada King',
  emails: ['ada@engine.example'],
  phones: [{ number: '+44 20 7946 0018', kinds: [] }],
  title: 'Countess',
  urls: ['https://engine.example'],
  hashtags: ['engines'],
};

test('a contact that fits is in its code whole', () => {
  expect(writeCodeVcard(ada)).toEqual({ vcard: writeVcard(ada), isWhole: true });
});

test('the note goes before anything that reaches somebody', () => {
  const code = writeCodeVcard({ ...ada, note: 'x'.repeat(2_000) });
  expect(code).toEqual({ vcard: writeVcard(ada), isWhole: false });
});

test('a picture and what else a file said go first', () => {
  const photo = `data:image/jpeg;base64,${'A'.repeat(2_000)}`;
  const imported = [{ name: 'ROLE', value: 'Captain' }];
  expect(writeCodeVcard({ ...ada, imported, photo })).toEqual({
    ...{ vcard: writeVcard(ada), isWhole: false },
  });
});

test('what no code can hold has none', () => {
  expect(writeCodeVcard({ ...ada, fullName: 'x'.repeat(CODE_BYTES) })).toBeNull();
});

test('whatever the contact is, its code is small enough and keeps the name', () => {
  fc.assert(
    fc.property(contacts, (contact) => {
      const code = writeCodeVcard(contact);
      if (code === null) return;
      expect(new TextEncoder().encode(code.vcard).length).toBeLessThanOrEqual(CODE_BYTES);
      expect(parseVcards(code.vcard)[0]?.fullName).toBe(contact.fullName);
    }),
  );
});
