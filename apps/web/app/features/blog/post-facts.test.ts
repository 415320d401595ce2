import { expect, it } from 'vitest';
import { formatDate } from './post-facts.tsx';

it('writes the long US date, the same in every time zone', () => {
  expect(formatDate('2026-11-01')).toBe('November 1, 2026');
});
