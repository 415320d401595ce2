import { afterEach, expect, it, vi } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

afterEach(() => vi.unstubAllGlobals());

it('collects only young garbage, because looking through everything takes a fifth of a reading', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  collectGarbage();
  expect(gc.mock.calls).toEqual([[{ type: 'minor' }]]);
});

it('does nothing in a process that was not started for it', () => {
  vi.stubGlobal('gc', undefined);
  expect(collectGarbage).not.toThrow();
});
