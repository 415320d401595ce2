import { expect, test } from 'vitest';
import type { LabeledWord } from '../network/label-words.ts';
import { type Told, toldCard } from '../testing/told-words.ts';
import { candidatesFor, type MainKind } from './candidates.ts';

/** The candidates of a card whose words are told, and changed by `change`. */
function candidates(
  kind: MainKind,
  lines: [text: string, ...told: Told[]][],
  change: (word: LabeledWord, words: readonly LabeledWord[]) => Partial<LabeledWord> = () => ({}),
) {
  const { words, laid } = toldCard(lines);
  const changed = words.map((word) => ({ ...word, ...change(word, words) }));
  return candidatesFor(kind, changed, laid).map(({ passage }) => passage.text);
}

test('the organization that is less probably meant is the second one', () => {
  const lines: [string, Told][] = [
    ['Volkswagen', ['organization', 1]],
    ['Meyer Motors', ['organization', 1]],
  ];
  const meant = ({ text }: LabeledWord) => ({ isMainSign: text === 'Volkswagen' ? 0.2 : 0.9 });
  expect(candidates('organization', lines, meant).slice(0, 2)).toEqual([
    'Meyer Motors',
    'Volkswagen',
  ]);
});

test('a value that may go on in another line is a candidate with and without it', () => {
  const lines: [string, ...Told[]][] = [
    ['Kaufmann', ['title']],
    ['im Außendienst', ['title', 0.6], ['title', 0]],
  ];
  expect(candidates('title', lines).slice(0, 3)).toEqual([
    'Kaufmann',
    'im Außendienst',
    'Kaufmann im Außendienst',
  ]);
});

test('a name that may end sooner is a candidate with and without its last word', () => {
  const lines: [string, ...Told[]][] = [['Lo Sau Ying Tailor', ['name'], ['name', 0]]];
  const unsure = (word: LabeledWord, words: readonly LabeledWord[]) =>
    word === words.at(-1) ? { begins: 0.3 } : {};
  const [first, ...others] = candidates('name', lines, unsure);
  expect(first).toBe('Lo Sau Ying Tailor');
  expect(others.slice(0, 2)).toContain('Lo Sau Ying');
});

test('each text is a candidate once, and a card without words has none', () => {
  const found = candidates('name', [
    ['Jane Doe', ['name']],
    ['JANE DOE', ['name']],
  ]);
  expect(found.map((text) => text.toLowerCase())).toEqual(
    [...new Set(found)].map((text) => text.toLowerCase()),
  );
  expect(candidates('name', [])).toEqual([]);
});
