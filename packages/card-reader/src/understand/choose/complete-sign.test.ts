import { expect, test } from 'vitest';
import { completeSign, saysTradeAlone } from './complete-sign.ts';

test.each([
  ['RESTAURANTE', true],
  ['Steel Foods', true],
  ['Steel Foods Ltd.', false],
  ['Harrow Foods', false],
  ['', false],
])('«%s» says a trade alone: %s', (text, isAlone) => {
  expect(saysTradeAlone(text)).toBe(isAlone);
});

test.each([
  ['STEEL FOODS', 'hrwsteelfoods', 'HRW STEEL FOODS'],
  ['Steel Foods', 'harrowsteelfoods', 'Harrow Steel Foods'],
  ['Steel Foods', 'steelfoods', 'Steel Foods'],
  ['Steel Foods', 'steelfoodsharrow', 'Steel Foods'],
  ['Steel Foods', 'asteelfoods', 'Steel Foods'],
  ['Harrow Rivers', 'svsharrowrivers', 'Svs Harrow Rivers'],
  ['Harrow Rivers', 'getharrowrivers', 'Harrow Rivers'],
  ['Harrow Rivers', 'thamesharrowrivers', 'Harrow Rivers'],
  ['Harrow', 'svsharrow', 'Harrow'],
])('«%s» of %s is «%s»', (trade, label, sign) => {
  expect(completeSign(trade, ['other', label])).toBe(sign);
});
