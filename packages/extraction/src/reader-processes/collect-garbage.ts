/**
 * Collects young garbage, if the process was started with `--expose-gc`. Between two readings hardly any young
 * object is in use. A collection during a reading would promote objects in use to the old generation, and to
 * free those V8 looks through everything that a reader holds.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'minor' });
}
