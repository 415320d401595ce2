import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSpellings } from './merge-spellings.ts';

const LATIN = new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüáéíóúÖÜ&']);
const merge = (first: string, second: string) => mergeSpellings(first, second, LATIN);

test.each([
  ['marks are taken over', 'Aysegül Sarioglu', 'Ayşegül Sarıoğlu', 'Ayşegül Sarıoğlu'],
  ['a sharp s read as B', 'Sören WeiBmann', 'Sören Weißmann', 'Sören Weißmann'],
  ['a struck l read as t', 'Cwikta', 'Ćwikła', 'Ćwikła'],
  ['a missing space', 'Kierownikprojektu', 'Kierownik projektu', 'Kierownik projektu'],
  ['a dropped marked letter', 'gyvéd', 'Ügyvéd', 'Ügyvéd'],
  ['a letter the first cannot read', 'KÜVARI', 'KŐVÁRI', 'KŐVÁRI'],
  ['a sign in place of a letter', 'H&kansson', 'Håkansson', 'Håkansson'],
  ['another plain letter is not believed', 'Marumsen', 'Marumten', 'Marumsen'],
  ['an ampersand is not an eight', 'A & B Sons', 'A 8 B Sons', 'A & B Sons'],
  ['another text is not believed', 'Projektvezetö', '| ~ ---', 'Projektvezetö'],
  ['nothing read is not believed', 'Müller', '', 'Müller'],
])('%s: «%s» and «%s»', (_, first, second, merged) => {
  expect(merge(first, second)).toBe(merged);
});

test('two equal readings stay as they are', () => {
  const text = fc.stringMatching(/^[a-zäöü]{1,12}( [A-Z]{1,8}){0,2}$/);
  fc.assert(
    fc.property(text, (same) => {
      expect(merge(same, same)).toBe(same);
    }),
  );
});

test('a second reading without marks never changes a digit', () => {
  const any = fc.stringMatching(/^[a-zA-Z0-9 ]{0,20}$/);
  fc.assert(
    fc.property(any, any, (first, second) => {
      expect(merge(first, second).match(/\d/g)).toEqual(first.match(/\d/g));
    }),
  );
});
