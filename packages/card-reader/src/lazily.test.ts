import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

test('a value is made once, when it is first asked for', () => {
  const make = vi.fn(() => undefined);
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
