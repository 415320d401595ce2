import { expect, test } from 'vitest';
import { isOfLabel } from './alphabet-labels.ts';

test.each(['тел.:', 'ФАКС', 'Тел./факс', 'Κινητό:', 'ΤΗΛ.', 'вн.', 'ЄДРПОУ'])(
  '“%s” is of a label',
  (text) => expect(isOfLabel(text)).toBe(true),
);

test.each(['Київ', 'Αθήνα', 'тел-авив', '22', 'fax'])('“%s” is of no label', (text) =>
  expect(isOfLabel(text)).toBe(false),
);
