import { expect, test } from 'vitest';
import { hasOpenStart, withoutOpenStart } from './open-end.ts';

test.each(['& Marketing', 'das Pescas', 'ET DE L’ÉCONOMIE MARITIME', 'OF FISHERIES'])(
  '“%s” goes on from the line before',
  (text) => {
    expect(hasOpenStart(text)).toBe(true);
  },
);

test.each(['DAS HAUS', 'DEL MAR', 'DE VRIES', 'Et Cetera', 'OF'])('“%s” begins anew', (text) => {
  expect(hasOpenStart(text)).toBe(false);
});

test.each([
  ['& Medical Director', 'Medical Director'],
  ['+ Founder', 'Founder'],
  ['Founder & Director', 'Founder & Director'],
  ['&', '&'],
])('«%s» without what calls for something before it is «%s»', (text, whole) => {
  expect(withoutOpenStart(text)).toBe(whole);
});
