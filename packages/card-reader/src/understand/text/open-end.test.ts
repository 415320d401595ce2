import { expect, test } from 'vitest';
import { withoutOpenStart } from './open-end.ts';

test.each([
  ['& Medical Director', 'Medical Director'],
  ['+ Founder', 'Founder'],
  ['Founder & Director', 'Founder & Director'],
  ['&', '&'],
])('«%s» without what calls for something before it is «%s»', (text, whole) => {
  expect(withoutOpenStart(text)).toBe(whole);
});
