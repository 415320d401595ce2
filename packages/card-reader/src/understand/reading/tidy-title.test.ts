import { expect, test } from 'vitest';
import { tidyTitle } from './tidy-title.ts';

test.each([
  ['&RE / Manager, Sales Section 2', 'JP', 'Manager, Sales Section 2'],
  ['42 Export Manager', 'CN', 'Export Manager'],
  ['Export Sales Manager / 1Xzz', 'TW', 'Export Sales Manager'],
  ['R&D Manager', 'KR', 'R&D Manager'],
  ['Head of R&D', 'CN', 'Head of R&D'],
  ['Director, 5G', 'CN', 'Director, 5G'],
  ['&RE / Manager', 'DE', '&RE / Manager'],
])('«%s» on a card of %s is «%s»', (text, country, title) => {
  expect(tidyTitle(text, country)).toBe(title);
});
