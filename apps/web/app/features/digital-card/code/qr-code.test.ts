import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qrCodePng, qrCodeSvg } from '#app/pictures/qr-code/qr-code.ts';
import { readQrCodes } from '#testing/read-qr-code.ts';
import type { CardForm } from '../form/card-form-schema.ts';
import { cardContact, cardVcard } from './card-contact.ts';

const decodePng = (dataUrl: string) =>
  readQrCodes(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));

const ada: CardForm = {
  fullName: 'Ada King Lovelace',
  title: 'Analyst, Engines; Poetry',
  org: 'Müller & Söhne',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  note: 'Line one\nLine two \\ end',
};

describe('the QR code', () => {
  test('holds the same contact as the form, at the size it is shown', async () => {
    const [text = ''] = await decodePng(await qrCodePng(cardVcard(ada), 200));
    expect(text).toBe(cardVcard(ada));
    expect(parseVcards(text)).toEqual([cardContact(ada)]);
    expect(text).toContain('N:King Lovelace;Ada;');
  });

  test('is read back whatever people write about themselves', async () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim());
    const forms = fc.record({
      fullName: fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,12}( [A-Za-z]{1,12}){0,2}$/),
      title: word,
      org: word,
      email: fc.emailAddress(),
      phone: fc.stringMatching(/^\+[1-9][0-9]{6,13}$/),
      note: word,
    });
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        const vcard = cardVcard(form);
        expect(await decodePng(await qrCodePng(vcard, 400))).toEqual([vcard]);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test('is drawn 200 px wide as SVG', async () => {
    expect(await qrCodeSvg('https://example.org')).toMatch(/<svg[^>]*width="200"[^>]*height="200"/);
  });

  test('refuses what no QR code can hold', async () => {
    await expect(qrCodeSvg('x'.repeat(2954))).rejects.toThrow();
    await expect(qrCodeSvg('x'.repeat(2953))).resolves.toContain('<svg');
  });
});
