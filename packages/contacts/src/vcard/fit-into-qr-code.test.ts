import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contacts } from '../testing/arbitrary-contact.ts';
import { CODE_BYTES, fitIntoQrCode } from './fit-into-qr-code.ts';
import { parseVcards } from './parse-vcard.ts';
import { writeVcard } from './write-vcard.ts';

const ada = {
  fullName: 'Ada King',
  emails: ['ada@engine.example'],
  phones: [{ number: '+44 20 7946 0018', kinds: [] }],
  title: 'Countess',
  urls: ['https://engine.example'],
  hashtags: ['engines'],
};

test('a contact that fits is in its code completely', () => {
  expect(fitIntoQrCode(ada)).toEqual({ vcard: writeVcard(ada), isWhole: true });
});

test('the note is left out before any contact detail', () => {
  const code = fitIntoQrCode({ ...ada, note: 'x'.repeat(2_000) });
  expect(code).toEqual({ vcard: writeVcard(ada), isWhole: false });
});

test('a picture and other imported properties are left out first', () => {
  const photo = `data:image/jpeg;base64,${'A'.repeat(2_000)}`;
  const imported = [{ name: 'ROLE', value: 'Captain' }];
  expect(fitIntoQrCode({ ...ada, imported, photo })).toEqual({
    ...{ vcard: writeVcard(ada), isWhole: false },
  });
});

test('a contact that no code can hold has no code', () => {
  expect(fitIntoQrCode({ ...ada, fullName: 'x'.repeat(CODE_BYTES) })).toBeNull();
});

test('any contact’s code is small enough and has the name', () => {
  fc.assert(
    fc.property(contacts, (contact) => {
      const code = fitIntoQrCode(contact);
      if (code === null) return;
      expect(new TextEncoder().encode(code.vcard).length).toBeLessThanOrEqual(CODE_BYTES);
      expect(parseVcards(code.vcard)[0]?.fullName).toBe(contact.fullName);
    }),
  );
});
