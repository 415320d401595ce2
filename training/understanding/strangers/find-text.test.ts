import { describe, expect, it } from 'vitest';
import { findText } from './find-text.ts';

const wordsOf = (lines: readonly string[]) =>
  lines.flatMap((text, line) =>
    text.split(' ').map((word) => ({ text: word, line, taken: word.includes('@') })),
  );

describe('findText', () => {
  it('finds a name that is read with a wrong letter', () => {
    expect(findText('Zbigniew Wąsik', wordsOf(['mgr Zbigniew Wasik', 'proboszcz']))).toEqual([
      [1, 2],
    ]);
  });

  it('finds a logotype over lines with another column between them', () => {
    const words = wordsOf(['Judoclub', 'Sporthal', 'De Zwaan vzw']);
    expect(findText('Judoclub De Zwaan vzw', words)).toEqual([[0, 2, 3, 4]]);
  });

  it('finds a text wherever it is printed, but no word of an address', () => {
    const words = wordsOf(['FARRO', 'Farro', 'info@farro.it']);
    expect(findText('Farro', words)).toEqual([[0], [1]]);
  });

  it('finds a short text only if it is exact', () => {
    expect(findText('KRB', wordsOf(['KPB', 'KRB']))).toEqual([[1]]);
  });

  it('continues below only at the end of a line', () => {
    expect(findText('Anna Berg', wordsOf(['Anna Lind', 'Berg Ost']))).toEqual([]);
  });
});
