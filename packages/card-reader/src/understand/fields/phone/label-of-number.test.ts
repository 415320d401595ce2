import { describe, expect, test } from 'vitest';
import { labelOf } from './label-of-number.ts';

const label = (before: string, printed: string, behind = '') =>
  labelOf({ digits: printed, printed }, before, behind);

describe('labelOf', () => {
  test.each([
    ['Mobile: ', '', 'cell'],
    ['', ' (privat)', 'home'],
    ['Fax ', ' (privat)', 'fax'],
    ['Harrogate ', '', null],
  ])('«%s… %s» says %s', (before, behind, kind) => {
    expect(label(before, '040 66969 123', behind)).toMatchObject({ kind, isOther: false });
  });

  test('a label before a number is all that is looked at', () => {
    expect(label('Fax ', '040 66969 123', ' (privat)').behind).toBeNull();
  });

  test.each([
    ['IBAN ', ''],
    ['VAT No. GB ', ''],
    ['', ' (Ust)'],
  ])('«%s…%s» is a label of something else', (before, behind) => {
    expect(label(before, '123 4567 89', behind)).toMatchObject({ kind: null, isOther: true });
  });

  test('with its calling code a valid number is a telephone’s, whatever stands before it', () => {
    expect(label('CP: ', '+63 917 524 8361').isOther).toBe(false);
    expect(label('CP: ', '+63 917').isOther).toBe(true);
  });
});
