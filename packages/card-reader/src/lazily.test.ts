import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

test('a value is made once, on first use', () => {
  const make = vi.fn(() => undefined);
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
