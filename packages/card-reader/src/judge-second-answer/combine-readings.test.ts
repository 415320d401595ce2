import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quad } from '../geometry.ts';
import type { CardReading, Reading } from '../reading.ts';
import { BLANK_READING } from '../testing/blank-reading.ts';
import { combineReadings } from './combine-readings.ts';
import { findLetters } from './find-letters.ts';
import { EMPTY_ANSWER, type SecondAnswer } from './second-answer.ts';

const BY = 'llama3.2 on your server';

const quadOf = (row: number): Quad => [
  { x: 10, y: 10 + row * 20 },
  { x: 200, y: 10 + row * 20 },
  { x: 200, y: 24 + row * 20 },
  { x: 10, y: 24 + row * 20 },
];

const TEXTS = [
  'Jane Doe',
  'Head of Sales',
  'Acme Tools GmbH',
  'Hauptstraße 5 · 10115 Berlin',
  'T +49 30 23125100',
  'jane.doe@acme-tools.de',
];

const linesOf = (texts: readonly string[], confidence = 1) =>
  texts.map((text, row) => ({ text, quad: quadOf(row), confidence }));

const read = (value: string, line: number, confidence = 0.95): Reading => ({
  value,
  origin: 'printed',
  confidence,
  lines: [line],
});

function readingOf(change: Partial<CardReading> = {}, texts = TEXTS): CardReading {
  return { ...BLANK_READING, lines: linesOf(texts), ...change };
}

function combine(
  ours: CardReading,
  answer: Partial<SecondAnswer>,
  more: { sawPicture?: boolean; secondLook?: CardReading['lines'] } = {},
) {
  const second = { answer: { ...EMPTY_ANSWER, ...answer }, readBy: BY, sawPicture: false, ...more };
  return combineReadings(ours, second);
}

describe('a value whose letters are on the card', () => {
  test('fills a field that we did not read, with its line and the second reader’s name', () => {
    expect(combine(readingOf(), { title: 'Head of Sales' })?.title).toEqual({
      value: 'Head of Sales',
      origin: 'printed',
      confidence: 0.85,
      lines: [1],
      readBy: BY,
    });
  });

  test('replaces a value that we doubt, which becomes the runner-up', () => {
    const ours = readingOf({ org: read('Tools', 2, 0.6) });
    const { org } = combine(ours, { org: 'Acme Tools GmbH' }) ?? {};
    expect(org).toMatchObject({ value: 'Acme Tools GmbH', others: ['Tools'], readBy: BY });
    expect(org?.confidence).toBeLessThan(0.8);
  });

  test('replaces a value that we inferred', () => {
    const ours = readingOf({ org: { ...read('Acme Tools', 5, 0.7), origin: 'inferred' } });
    const { org } = combine(ours, { org: 'Acme Tools GmbH' }) ?? {};
    expect(org).toMatchObject({
      value: 'Acme Tools GmbH',
      origin: 'printed',
      others: ['Acme Tools'],
    });
  });

  test('becomes the runner-up if we are sure, and the value is marked for checking', () => {
    const ours = readingOf({ title: read('Head of Sales', 1) });
    const { title } = combine(ours, { title: 'Head', fullName: 'Jane Doe' }) ?? {};
    expect(title).toEqual({ ...read('Head of Sales', 1, 0.75), others: ['Head'] });
  });

  test('that agrees with ours is no surer than the letters of the lines that were sent', () => {
    const ours = readingOf({ fullName: read('Jane Doe', 0, 0.6), lines: linesOf(TEXTS, 0.7) });
    const answer = { fullName: 'JANE DOE' };
    expect(combine(ours, answer)?.fullName?.confidence).toBeCloseTo(0.93 * 0.7);
    const withPicture = combine(ours, answer, { sawPicture: true });
    expect(withPicture?.fullName).toEqual({ ...read('Jane Doe', 0, 0.93) });
  });

  test('gives a new name its parts', () => {
    expect(combine(readingOf(), { fullName: 'Jane Doe' })?.name?.value).toMatchObject({
      given: 'Jane',
      family: 'Doe',
    });
  });

  test('is parsed like any value of its field', () => {
    const combined = combine(readingOf(), {
      emails: ['Jane.Doe@acme-tools.de', 'Head of Sales'],
      phones: [
        { number: '+49 30 23125100', kind: 'work' },
        { number: '10115', kind: 'work' },
      ],
      address: {
        street: 'Hauptstraße 5',
        postcode: '10115',
        city: 'Berlin',
        region: '',
        country: 'Germany',
      },
    });
    expect(combined?.emails.map(({ value }) => value)).toEqual(['jane.doe@acme-tools.de']);
    expect(combined?.phones.map(({ value }) => value)).toEqual([
      { number: '+49 30 23125100', kinds: ['work'] },
    ]);
    expect(combined?.address?.value).toMatchObject({ street: 'Hauptstraße 5', country: '' });
    expect(combined?.address?.lines).toEqual([3]);
  });
});

describe('a value whose letters are not on the card', () => {
  test('is only a suggestion', () => {
    const combined = combine(readingOf(), {
      fullName: 'Jane Doe',
      title: 'Head of Sales',
      org: 'Acme Tools Holding',
      emails: ['sales@acme-tools.de'],
      phones: [{ number: '+49 30 23125100', kind: 'work' }],
    });
    expect(combined?.org).toBeUndefined();
    expect(combined?.emails).toEqual([]);
    expect(combined?.suggestions).toEqual([
      { field: 'org', value: 'Acme Tools Holding', readBy: BY },
      { field: 'email', value: 'sales@acme-tools.de', readBy: BY },
    ]);
  });

  test('if most are, makes the whole answer another card’s', () => {
    expect(
      combine(readingOf(), { fullName: 'Richard Roe', org: 'Other Ltd', title: 'Head of Sales' }),
    ).toBeNull();
  });

  test('counts if our second look reads it, whose line is kept then', () => {
    const ours = readingOf({}, ['Jane Do', 'Head of Sales']);
    const secondLook = linesOf(['Jane Doe', 'Head of Sales']);
    const answer = { fullName: 'Jane Doe', title: 'Head of Sales' };
    const combined = combine(ours, answer, { sawPicture: true, secondLook });
    expect(combined?.fullName?.lines).toEqual([2]);
    expect(combined?.lines.map(({ text }) => text)).toEqual([
      'Jane Do',
      'Head of Sales',
      'Jane Doe',
    ]);
    expect(combine(ours, answer)?.fullName).toBeUndefined();
  });
});

test('a text that we read in another field is not used for a second one', () => {
  const ours = readingOf({ org: read('Acme Tools GmbH', 2) });
  expect(combine(ours, { title: 'Acme Tools GmbH', fullName: 'Jane Doe' })?.title).toBeUndefined();
});

test('our values stay if the second reader says nothing', () => {
  const ours = readingOf({
    fullName: read('Jane Doe', 0, 0.5),
    emails: [read('jane.doe@acme-tools.de', 5)],
    unassigned: [1, 2, 3, 4],
  });
  expect(combine(ours, {})).toEqual({ ...ours, suggestions: [] });
});

const said = fc.oneof(
  fc.constantFrom(...TEXTS, 'Jane', 'Doe', 'Sales', 'Acme', 'acme-tools.de', '+49 30 23125100'),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const answers: fc.Arbitrary<SecondAnswer> = fc.record({
  fullName: fc.option(said),
  title: fc.option(said),
  department: fc.option(said),
  org: fc.option(said),
  tagline: fc.option(said),
  emails: fc.array(said, { maxLength: 3 }),
  phones: fc.array(fc.record({ number: said, kind: fc.constant('work' as const) }), {
    maxLength: 3,
  }),
  websites: fc.array(said, { maxLength: 3 }),
  address: fc.option(
    fc.record({ street: said, postcode: said, city: said, region: said, country: said }),
  ),
});

test('whatever is claimed, no text is used whose letters no line has, and nothing of ours is lost', () => {
  const ours = readingOf({ emails: [read('jane.doe@acme-tools.de', 5)] });
  fc.assert(
    fc.property(answers, (answer) => {
      const combined = combine(ours, answer);
      if (!combined) return;
      expect(combined.emails[0]?.value).toBe('jane.doe@acme-tools.de');
      const texts = [combined.fullName, combined.title, combined.department, combined.org];
      for (const text of texts) {
        if (!text) continue;
        expect(text.readBy).toBe(BY);
        for (const word of text.value.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
          expect(
            findLetters(
              word,
              TEXTS.map((line) => ({ text: line })),
              'text',
            ),
          ).not.toBeNull();
        }
      }
      for (const { value, readBy } of combined.phones) {
        expect(readBy).toBe(BY);
        expect(value.number).toBe('+49 30 23125100');
      }
      for (const { value } of combined.emails) expect(value).toBe('jane.doe@acme-tools.de');
    }),
    { numRuns: 300 },
  );
});
