import { expect, test } from 'vitest';
import { optimizedName } from './optimized-name.ts';

test.each([
  ['card.png', 'card_optimized.jpg'],
  ['Anna.Müller.jpeg', 'Anna.Müller_optimized.jpg'],
  ['no-ending', 'no-ending_optimized.jpg'],
  ['.jpg', '.jpg_optimized.jpg'],
  ['cards/back.webp', 'back_optimized.jpg'],
])('%s becomes %s', (given, expected) => {
  expect(optimizedName(given)).toBe(expected);
});
