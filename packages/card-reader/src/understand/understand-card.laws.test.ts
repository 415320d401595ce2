import { fold } from '@cardsift/contacts/text/fold';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understandLines } from '../node/testing/understand-lines.ts';
import { toContact } from './contact/to-contact.ts';
import { cardLines } from './testing/card-lines.ts';

const WORDS = [
  'Jane Smith',
  'JÜRGEN MÜLLER',
  'Kovács János',
  'Head of Sales',
  'Geschäftsführer',
  'Maple Lowe Ltd',
  'Müller & Söhne GmbH',
  'We build better homes.',
  '12 Mill Lane, Harrogate HG1 1AA',
  '10115 Berlin',
  'Tel +44 20 7946 0958 Fax +44 20 7946 0959',
  'M 0171 3920012',
  'jane.smith@maplelowe.co.uk',
  'j.mueller @ mueller-soehne .de | www.mueller-soehne.de',
  'linkedin.com/in/jane-smith',
  'VAT GB123456789',
  'J O H N  D O E',
  'Dept. of Surgery',
  'in/jdoe',
];

const text = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[+()0-9 ./-]{0,24}$/),
);
const line = fc.record({
  text,
  size: fc.integer({ min: 1, max: 80 }),
  x: fc.integer({ min: -50, max: 1500 }),
  y: fc.integer({ min: -50, max: 1000 }),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
});
const card = fc.array(line, { maxLength: 14 }).map((lines) => cardLines(...lines));
const understand = understandLines;

test('any lines are understood without an error', async () => {
  await fc.assert(
    fc.asyncProperty(card, async (lines) => {
      toContact(await understand(lines));
    }),
    { numRuns: 150 },
  );
});

test('any codes are merged without an error', async () => {
  await fc.assert(
    fc.asyncProperty(card, fc.array(fc.string({ maxLength: 80 })), async (lines, qrPayloads) => {
      toContact(await understand(lines, { qrPayloads }));
    }),
    { numRuns: 60 },
  );
});

test('the order in which lines come changes nothing', async () => {
  const shuffled = card.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ([lines, others]) => {
      const distinct = new Set(lines.map(({ quad }) => `${quad[0].x} ${quad[0].y} ${quad[2].y}`));
      fc.pre(distinct.size === lines.length);
      expect(toContact(await understand(others))).toEqual(toContact(await understand(lines)));
    }),
    { numRuns: 80 },
  );
});

test('no phone digit is invented', async () => {
  await fc.assert(
    fc.asyncProperty(card, async (lines) => {
      const reading = await understand(lines);
      for (const { value, lines: from } of reading.phones) {
        const printed = from.map((i) => reading.lines[i]?.text ?? '').join(' ');
        // The calling code may come from the card's country; the subscriber's digits may not.
        const subscriber = value.number.replace(/\D/g, '').slice(-4);
        const shapes = printed.replace(/[OoQD]/g, '0').replace(/[lIi|]/g, '1');
        const digits = shapes
          .replace(/[Zz]/g, '2')
          .replace(/[Ss]/g, '5')
          .replace(/[Gb]/g, '6')
          .replace(/B/g, '8')
          .replace(/[gq]/g, '9')
          .replace(/\D/g, '');
        expect(digits).toContain(subscriber);
      }
    }),
    { numRuns: 150 },
  );
});

test('every printed value stands on the lines it names', async () => {
  const letters = (value: string) => fold(value).replace(/[^\p{L}\p{N}]/gu, '');
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(WORDS, { minLength: 1, maxLength: 9 }), async (texts) => {
      const reading = await understand(cardLines(...texts));
      const { fullName, title, org, tagline, department } = reading;
      for (const value of [
        fullName,
        title,
        org,
        tagline,
        department,
        ...reading.emails,
        ...reading.websites,
      ]) {
        if (value?.origin !== 'printed') continue;
        const printed = letters(value.lines.map((i) => reading.lines[i]?.text ?? '').join(''));
        expect(printed).toContain(letters(value.value));
      }
    }),
    { numRuns: 150 },
  );
});

test('every line is named by a value or kept as unassigned', async () => {
  await fc.assert(
    fc.asyncProperty(card, async (lines) => {
      const reading = await understand(lines);
      const { fullName, title, org, tagline, department, address, phonetic } = reading;
      const named = [
        ...[fullName, title, org, tagline, department, address, phonetic],
        ...Object.values(reading.otherScript ?? {}),
        ...[...reading.emails, ...reading.websites, ...reading.socials],
      ]
        .flatMap((value) => (value?.origin === 'printed' ? value.lines : []))
        .concat(reading.phones.flatMap((phone) => phone.lines));
      const all = new Set([...named, ...reading.unassigned]);
      expect([...all].sort((a, b) => a - b)).toEqual(reading.lines.map((_, i) => i));
    }),
    { numRuns: 100 },
  );
});

test('confidence is a share', async () => {
  await fc.assert(
    fc.asyncProperty(card, async (lines) => {
      const { fullName, title, org, emails, phones } = await understand(lines);
      for (const value of [fullName, title, org, ...emails, ...phones]) {
        if (!value) continue;
        expect(value.confidence).toBeGreaterThanOrEqual(0);
        expect(value.confidence).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 100 },
  );
});
