import type { LabeledWord } from '@cardsift/card-reader/understand/network/label-words';
import { WORD_LABELS, type WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import { describe, expect, it } from 'vitest';
import { labelByTruth, type Truth } from './label-by-truth.ts';

/** Words of lines, each with the network's best label and, if given, its second best. */
function wordsOf(lines: readonly [text: string, seen: WordLabel, second?: WordLabel][]) {
  return lines.flatMap(([text, seen, second = 'other'], line) =>
    text.split(' ').map(
      (word, index): LabeledWord => ({
        text: word,
        line,
        index,
        start: 0,
        end: word.length,
        separator: 'space',
        taken: false,
        probabilities: WORD_LABELS.map((label) =>
          label === seen ? 0.7 : label === second ? 0.2 : 0,
        ),
        begins: index === 0 ? 1 : 0,
        at: 0,
        inSign: 0,
        isMain: 0,
        isMainSign: 0,
        before: new Float32Array(),
      }),
    ),
  );
}

const truth = (own: Partial<Truth>): Truth => ({
  names: [],
  titles: [],
  organizations: [],
  ...own,
});

const labelsOf = (words: LabeledWord[], truths: Truth[]) =>
  labelByTruth(words, truths).map(({ label }) => label);

describe('labelByTruth', () => {
  it('labels words by the truth, whatever the network takes them for', () => {
    const words = wordsOf([
      ['Anna Berg', 'organization'],
      ['Gärtnerin', 'service'],
      ['Grünwerk', 'tagline'],
    ]);
    const own = truth({
      names: ['Anna Berg'],
      titles: ['Gärtnerin'],
      organizations: ['Grünwerk'],
    });
    expect(labelsOf(words, [own])).toEqual(['name', 'name', 'title', 'organization']);
  });

  it('separates a degree from the name that it belongs to', () => {
    const words = wordsOf([
      ['Dr.', 'honorific'],
      ['Anna Berg', 'name'],
    ]);
    const own = truth({ names: ['Dr. Anna Berg', 'Anna Berg'] });
    expect(labelsOf(words, [own])).toEqual(['honorific', 'name', 'name']);
  });

  it('takes a slogan for no person if all persons were found', () => {
    const words = wordsOf([
      ['Anna Berg', 'name'],
      ['Frisch Gewagt', 'name', 'tagline'],
    ]);
    const own = truth({ names: ['Anna Berg'] });
    expect(labelsOf(words, [own])).toEqual(['name', 'name', 'tagline', 'tagline']);
    expect(labelsOf(words, [truth({})])).not.toContain('name');
  });

  it('leaves words unlabeled if the true name is not found', () => {
    const words = wordsOf([['Frisch Gewagt', 'name', 'tagline']]);
    expect(labelsOf(words, [truth({ names: ['Anna Berg'] })])).toEqual([null, null]);
  });

  it('makes the lines of one logotype one value', () => {
    const words = wordsOf([
      ['Haus', 'organization'],
      ['Morgenrot', 'organization'],
    ]);
    const values = labelByTruth(words, [truth({ organizations: ['Haus Morgenrot'] })]);
    expect(new Set(values.map(({ value }) => value)).size).toBe(1);
  });
});
