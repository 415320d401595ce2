/**
 * Sweeps young garbage, where the process was started with `--expose-gc`. Between two readings hardly anything new is
 * in use. Swept in the middle of one, objects that are in use count as old from then on, and V8 looks through all that
 * a reader knows to find that they no longer are.
 */
export function sweep(): void {
  globalThis.gc?.({ type: 'minor' });
}
