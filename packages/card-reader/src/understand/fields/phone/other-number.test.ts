import { expect, test } from 'vitest';
import { labelOf } from './label-of-number.ts';
import { isOtherNumber } from './other-number.ts';

/** Whether the first digits of a line are no telephone's. */
function isOther(line: string): boolean {
  const [printed = '', ...parts] = /\+?\d[\d ./–-]*/.exec(line) ?? [];
  expect(parts).toEqual([]);
  const before = line.slice(0, line.indexOf(printed));
  const behind = line.slice(before.length + printed.length);
  const run = { digits: printed, printed };
  return isOtherNumber(run, { before, behind, line, label: labelOf(run, before, behind) });
}

test.each([
  ['too few to be dialed from outside', 'Tel 12345'],
  ['a register’s, among letters', 'P067812503316K'],
  ['a license’s, whose # was read as a letter', 'License H0648213'],
  ['a tax number’s', 'DE123456789'],
  ['of the European register of taxes', 'BE 0417.682.935'],
  ['behind a label of something else', 'IBAN 0417682935'],
  ['in a line that such a label begins', 'Colegiada Madrid 1234567'],
  ['the hours of a shop', 'Mo 12–15 / 19–23.30'],
  ['those hours with a dash that was read twice', '14.00 –-18.30'],
  ['of France’s register of firms', 'R.C.S. Lyon B 312 555 010'],
  ['of a register that its country alone calls so', 'NPWP 02.555.014.5-009.000'],
])('digits are %s: «%s»', (_, line) => expect(isOther(line)).toBe(true));

test.each(['Tel 123456', 'T030 2312510', 'Harrogate 01423 555 012', 'LAKEVIEW850.555.0142'])(
  '«%s» may be dialed',
  (line) => {
    expect(isOther(line)).toBe(false);
  },
);
