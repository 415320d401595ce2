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

  it('leaves a line empty only if there is no word for it', () => {
    expect(spreadWords('a bb ccccccccccccccc', [30, 1, 1])).toEqual(['a', 'bb', 'ccccccccccccccc']);
    expect(spreadWords('Hoka', [10, 5])).toEqual(['Hoka']);
  });

  it('keeps every word, in order', () => {
    const text = 'Wie die Alten sungen so zwitschern auch die Jungen';
    expect(spreadWords(text, [3, 20, 7, 9]).join(' ')).toBe(text);
  });
});

describe('inCaseOf', () => {
  it('copies capitals or lower case from the other text', () => {
    expect(inCaseOf('Anna Berg', 'JANE DOE')).toBe('ANNA BERG');
    expect(inCaseOf('Anna Berg', 'jane doe')).toBe('anna berg');
  });

  it('does not change case beside letters without case, or no letters', () => {
    expect(inCaseOf('Anna Berg', 'Jane Doe')).toBe('Anna Berg');
    expect(inCaseOf('Anna Berg', '24/7')).toBe('Anna Berg');
  });
});
