import { expect, test } from 'vitest';
import { hasOpenStart } from './open-end.ts';

test.each(['& Marketing', 'das Pescas', 'ET DE L’ÉCONOMIE MARITIME', 'OF FISHERIES'])(
  '“%s” goes on from the line before',
  (text) => {
    expect(hasOpenStart(text)).toBe(true);
  },
);

test.each(['DAS HAUS', 'DEL MAR', 'DE VRIES', 'Et Cetera', 'OF'])('“%s” begins anew', (text) => {
  expect(hasOpenStart(text)).toBe(false);
});
