import { expect, test } from 'vitest';
import { findObstacle } from './check-support.ts';

/** A browser that can do everything, but for what is said. */
const browser = (but: object = {}) =>
  ({
    WebAssembly,
    OffscreenCanvas: class {},
    DecompressionStream,
    caches: {},
    navigator: { deviceMemory: 8 },
    ...but,
  }) as unknown as typeof globalThis;

const validating = (validate: boolean, Module: unknown = WebAssembly.Module) => ({
  WebAssembly: { validate: () => validate, Module },
});

const blocked = () => {
  throw new WebAssembly.CompileError('Refused by the Content Security Policy');
};

test('nothing is in the way of a browser of today', () => {
  expect(findObstacle(browser())).toBeNull();
  expect(findObstacle(browser({ navigator: {} }))).toBeNull();
});

test.each([
  ['no WebAssembly at all', { WebAssembly: undefined }, 'blocked'],
  ['a policy against it', validating(true, blocked), 'blocked'],
  ['no SIMD', validating(false), 'too old'],
  ['no drawing off screen', { OffscreenCanvas: undefined }, 'too old'],
  ['half a gigabyte', { navigator: { deviceMemory: 0.5 } }, 'memory'],
  ['no storage, as without encryption', { caches: undefined }, 'no storage'],
])('with %s it says so', (_, but, obstacle) => {
  expect(findObstacle(browser(but))).toBe(obstacle);
});
