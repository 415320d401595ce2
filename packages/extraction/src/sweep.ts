/**
 * Sweeps young garbage, where the process was started with `--expose-gc`. Between two readings hardly any young
 * object is in use. A sweep in the middle of one would promote objects in use to the old ones, and V8 then looks
 * through everything that a reader holds to free them.
 */
export function sweep(): void {
  globalThis.gc?.({ type: 'minor' });
}
