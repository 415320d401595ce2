import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContactRecord, toRecordFields } from '../contact-record.ts';
import { contacts } from '../testing/arbitrary-contact.ts';
import { record } from '../testing/arbitrary-record.ts';
import { parseImport } from '../testing/parse-import.ts';
import { writeVcard } from '../vcard/write-vcard.ts';
import { type KnownChoice, planImport, resolvePlan, updateFields } from './import-plan.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');

const read = (...cards: string[]) =>
  parseImport(cards.join('')).contacts.map((imported) => ({ file: 'x.vcf', imported }));

/** The records of the contacts after an import. */
function runImport(
  book: readonly ContactRecord[],
  text: string,
  choice: KnownChoice = 'update',
): ContactRecord[] {
  const { inserts, updates } = resolvePlan(planImport(read(text), book), () => choice);
  const additionsOf = new Map(updates.map(({ recordId, additions }) => [recordId, additions]));
  return [
    ...book.map((one) => {
      const additions = additionsOf.get(one.id);
      return additions ? { ...one, ...updateFields(one, additions) } : one;
    }),
    ...inserts.map(({ contact, tags }) => record({ ...toRecordFields(contact), tags })),
  ];
}

const SHORT = card('FN:Ada Lee', 'TEL:+49 30 1');
const LONG = card(
  ...['FN:Ada Lee', 'TEL:+49 30 1', 'EMAIL:ada@acme.example', 'TITLE:CTO', 'BDAY:1970-01-01'],
);

test('two cards of one person in an empty book become one contact with the values of both', () => {
  const plan = planImport(read(SHORT, LONG), []);
  expect(plan.fresh).toHaveLength(1);
  expect(plan.known).toMatchObject([
    {
      target: { fresh: 0 },
      knownAs: 'Ada Lee',
      news: ['ada@acme.example', 'CTO', 'Birthday 1970-01-01'],
    },
  ]);
  expect(runImport([], SHORT + LONG)).toMatchObject([
    { full_name: 'Ada Lee', email: 'ada@acme.example', phone: '+49 30 1', title: 'CTO' },
  ]);
  expect(runImport([], SHORT + LONG, 'both')).toHaveLength(2);
  expect(runImport([], SHORT + LONG, 'skip')).toMatchObject([{ title: null }]);
});

test('a replaced value is kept, and is not reported as new', () => {
  const [before, after] = ['CTO', 'CEO'].map((title) =>
    card('FN:Ada Lee', 'TEL:+49 30 1', `TITLE:${title}`),
  );
  const book = runImport([], before ?? '');
  expect(planImport(read(after ?? ''), book).known).toMatchObject([{ news: ['CEO'] }]);
  expect(JSON.stringify(runImport(book, after ?? ''))).toContain('CTO');
});

test('a changed card with the same UID brings its changes', () => {
  const book = runImport(
    [],
    card('UID:7', 'FN:Ada Lee', 'EMAIL:a@x.example', 'ORG:Acme', 'TITLE:CTO'),
  );
  const changed = card('UID:7', 'FN:Ada King', 'EMAIL:king@y.example', 'ORG:Bank', 'TITLE:CEO');
  const plan = planImport(read(changed), book);
  expect(plan).toMatchObject({
    fresh: [],
    known: [{ hasOtherName: false, news: ['Ada King', 'king@y.example', 'CEO', 'Bank'] }],
  });
  expect(runImport(book, changed)).toMatchObject([
    { full_name: 'Ada King', email: 'king@y.example', org: 'Bank', title: 'CEO' },
  ]);
});

test('a person with another name and the same number is asked about, and added at most once', () => {
  const book = runImport([], card('FN:Ada Lee', 'TEL:+49 30 1', 'ORG:Acme'));
  const bo = card('FN:Bo Ray', 'TEL:+49 30 1', 'ORG:Acme');
  const plan = planImport(read(bo, bo), book);
  expect(plan).toMatchObject({
    fresh: [],
    known: [{ hasOtherName: true, knownAs: 'Ada Lee', additions: [{}, {}] }],
  });
  expect(runImport(book, bo + bo, 'both').map(({ full_name }) => full_name)).toEqual([
    'Ada Lee',
    'Bo Ray',
  ]);
});

test('a third card matches by what the second one said', () => {
  const third = card('FN:Ada Lee', 'EMAIL:ada@acme.example', 'NOTE:third');
  const book = runImport([], SHORT + LONG + third);
  expect(book).toMatchObject([{ phone: '+49 30 1', notes: 'third' }]);
});

test('importing a file again adds nothing', () => {
  fc.assert(
    fc.property(fc.array(contacts, { maxLength: 5 }), (people) => {
      const file = people.map((one) => writeVcard(one)).join('');
      const book = runImport([], file);
      const { fresh, known } = planImport(read(file), book);
      expect(fresh).toEqual([]);
      expect(known.filter(({ hasOtherName }) => !hasOtherName).flatMap(({ news }) => news)).toEqual(
        [],
      );
    }),
  );
});

test('every contact in a file is new or known', () => {
  fc.assert(
    fc.property(fc.array(contacts, { maxLength: 5 }), (people) => {
      const found = read(...people.map((one) => writeVcard(one)));
      const { fresh, known } = planImport(found, []);
      const planned = [...fresh, ...known.flatMap(({ additions }) => additions)];
      expect(new Set(planned.map(({ imported }) => imported))).toEqual(
        new Set(found.map(({ imported }) => imported)),
      );
    }),
  );
});
