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

test('a department beside a title is no trade that a name is a sign over', async () => {
  const below = [
    { text: 'Saeby Networks Co., Ltd.', y: 250, size: 34 },
    { text: '14F, 155 Teheran-ro, Gangnam-gu, Seoul, Korea', y: 307 },
    { text: 'M. +82-10-5551-2401', y: 380 },
  ];
  const name = { text: 'Park Ji-hoon', x: 245, y: 34, size: 36 };
  const job = { text: 'Team Leader | Global Business Team', x: 14, y: 137, size: 30 };
  expect(await nameOn(name, job, ...below)).toBe('Park Ji-hoon');
});
