import { expect, test } from 'vitest';
import { tidyTitle } from './tidy-title.ts';

test.each([
  ['Head of Partnerships (she/her)', 'Head of Partnerships'],
  ['Head of R&D', 'Head of R&D'],
  ['VP of Engineering at', 'VP of Engineering'],
])('«%s» is «%s»', (text, title) => {
  expect(tidyTitle(text)).toBe(title);
});
