import { expect, test } from 'vitest';
import { labelOf } from './label-of-number.ts';
import { isNotAPhone } from './not-a-phone.ts';

/** Whether the first digits of a line are no telephone's. */
function isOther(line: string): boolean {
  const [printed = '', ...parts] = /\+?\d[\d ./–-]*/.exec(line) ?? [];
  expect(parts).toEqual([]);
  const before = line.slice(0, line.indexOf(printed));
  const behind = line.slice(before.length + printed.length);
  return isNotAPhone({ digits: printed }, { before, line, label: labelOf(before, behind) });
}

test.each([
  ['too few to be dialed from outside', 'Tel 12345'],
  ['a tax number’s', 'DE123456789'],
  ['behind a label of something else', 'IBAN 0417682935'],
  ['in a line that such a label begins', 'Colegiada Madrid 1234567'],
  ['of a register that its country alone calls so', 'NPWP 02.555.014.5-009.000'],
])('digits are %s: «%s»', (_, line) => expect(isOther(line)).toBe(true));

test.each(['Tel 123456', 'T030 2312510', 'Harrogate 01423 555 012'])(
  '«%s» may be dialed',
  (line) => {
    expect(isOther(line)).toBe(false);
  },
);
