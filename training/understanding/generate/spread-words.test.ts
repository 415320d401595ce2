import { describe, expect, it } from 'vitest';
import { inCaseOf, spreadWords } from './spread-words.ts';

describe('spreadWords', () => {
  it('gives each line its share', () => {
    expect(spreadWords('Kirchengemeinde Sankt Nikolaus am See', [12, 10, 8])).toEqual([
      'Kirchengemeinde',
      'Sankt Nikolaus',
      'am See',
    ]);
  });

  it('leaves no line empty but those for which there is no word', () => {
    expect(spreadWords('a bb ccccccccccccccc', [30, 1, 1])).toEqual(['a', 'bb', 'ccccccccccccccc']);
    expect(spreadWords('Hoka', [10, 5])).toEqual(['Hoka']);
  });

  it('keeps every word, in order', () => {
    const text = 'Wie die Alten sungen so zwitschern auch die Jungen';
    expect(spreadWords(text, [3, 20, 7, 9]).join(' ')).toBe(text);
  });
});

describe('inCaseOf', () => {
  it('is in capitals or small letters where the other text is', () => {
    expect(inCaseOf('Anna Berg', 'JANE DOE')).toBe('ANNA BERG');
    expect(inCaseOf('Anna Berg', 'jane doe')).toBe('anna berg');
  });

  it('is as it is beside other letters, or none', () => {
    expect(inCaseOf('Anna Berg', 'Jane Doe')).toBe('Anna Berg');
    expect(inCaseOf('Anna Berg', '24/7')).toBe('Anna Berg');
  });
});
