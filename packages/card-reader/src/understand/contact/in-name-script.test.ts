import { NAME_SCRIPTS } from '@cardsift/contacts/names/name-script';
import { expect, test } from 'vitest';
import type { Quad } from '../../geometry.ts';
import { understandLines } from '../../node/testing/understand-lines.ts';
import type { CardReading } from '../../reading.ts';
import { cardLines } from '../testing/card-lines.ts';
import { inNameScript } from './in-name-script.ts';
import { toContact } from './to-contact.ts';

const printed = await understandLines(
  cardLines(
    { text: '深圳市启航科技有限公司', size: 30 },
    'Shenzhen Qihang Technology Co., Ltd.',
    { text: '王小明', size: 40 },
    '销售经理',
    'Wang Xiaoming',
    'Sales Manager',
    '手机 138 0013 8000',
    'wang@qihang.cn',
  ),
);

const line = (height: number): Quad => [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: height },
  { x: 0, y: height },
];

/** A card in two scripts, its names so large, whatever the network takes for the main one of such a card. */
const withNames = (native: number, latin: number): CardReading => ({
  ...printed,
  lines: printed.lines.map((each) => ({
    ...each,
    quad: line({ 王小明: native, 'Wang Xiaoming': latin }[each.text] ?? 20),
  })),
});

const parts = (family: string, given: string) => expect.objectContaining({ family, given });

const native = {
  fullName: '王小明',
  name: parts('王', '小明'),
  title: '销售经理',
  org: '深圳市启航科技有限公司',
};
const latin = {
  fullName: 'Wang Xiaoming',
  name: parts('Wang', 'Xiaoming'),
  title: 'Sales Manager',
  org: 'Shenzhen Qihang Technology Co., Ltd.',
};

test.each([
  ['larger', 40, 24, native, latin],
  ['larger', 24, 40, latin, native],
  ['native', 24, 40, native, latin],
  ['latin', 40, 24, latin, native],
] as const)('as “%s” with names of %i and %i pixels', (choice, one, other, main, again) => {
  const contact = toContact(inNameScript(withNames(one, other), choice));
  expect(contact).toMatchObject({ ...main, otherScript: again });
});

test('what is chosen again stays as it is, and nothing of the card is lost', () => {
  const reading = withNames(40, 24);
  for (const choice of NAME_SCRIPTS) {
    const once = inNameScript(reading, choice);
    expect(inNameScript(once, choice)).toEqual(once);
    expect(inNameScript(inNameScript(once, 'latin'), 'native')).toEqual(reading);
  }
});

test('a card in one script stays as it is, whatever somebody wants', async () => {
  const reading = await understandLines(
    cardLines({ text: '王小明', size: 40 }, '销售经理', '手机 138 0013 8000'),
  );
  for (const choice of NAME_SCRIPTS) expect(inNameScript(reading, choice)).toEqual(reading);
});
