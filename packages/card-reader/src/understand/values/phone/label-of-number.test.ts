import { describe, expect, test } from 'vitest';
import { labelOf } from './label-of-number.ts';

describe('labelOf', () => {
  test.each([
    ['Mobile: ', '', 'cell'],
    ['', ' (privat)', 'home'],
    ['Fax ', ' (privat)', 'fax'],
    ['Harrogate ', '', null],
  ])('«%s… %s» says %s', (before, behind, kind) => {
    expect(labelOf(before, behind)).toMatchObject({ kind, isOther: false });
  });

  test('a label before a number is all that is looked at', () => {
    expect(labelOf('Fax ', ' (privat)').behind).toBeNull();
  });

  test.each([
    ['IBAN ', ''],
    ['', ' (Ust)'],
  ])('«%s…%s» is a label of something else', (before, behind) => {
    expect(labelOf(before, behind)).toMatchObject({ kind: null, isOther: true });
  });
});
