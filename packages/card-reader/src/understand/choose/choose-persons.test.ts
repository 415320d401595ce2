import { expect, test } from 'vitest';
import { understandLines } from '../../node/testing/understand-lines.ts';
import { cardLines } from '../testing/card-lines.ts';

const nameOn = async (...lines: Parameters<typeof cardLines>) =>
  (await understandLines(cardLines(...lines))).fullName?.value;

test('above a trade a given name is a person’s, and other words are its sign', async () => {
  const trade = [
    { text: 'SPRZEDAŻ MASZYN BUDOWLANYCH I', y: 334 },
    { text: 'AKCESORIÓW', y: 364 },
    { text: '+48 601 234 567', x: 737, y: 361 },
    { text: 'biuro@dromax.com.pl', x: 770, y: 501 },
  ];
  const firm = { text: 'DRO-MAX', y: 157, size: 58 };
  expect(await nameOn(firm, { text: 'KRZYSZTOF NOWICKI', y: 268, size: 34 }, ...trade)).toBe(
    'Krzysztof Nowicki',
  );
  expect(await nameOn({ text: 'Baltā Pūce', size: 60 }, 'acu klīnika un optika', 'Rīga')).toBe(
    undefined,
  );
});
