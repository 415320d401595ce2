/** Why this browser cannot read cards itself. */
export type Obstacle =
  /** Its WebAssembly has no SIMD: before Chrome 91, Firefox 89, Safari 16.4. */
  | 'too old'
  /** A policy of the page, the browser or whoever runs it forbids WebAssembly. */
  | 'blocked'
  /** Too little memory for the networks and a photograph. */
  | 'memory'
  /** It keeps no files for pages, as in some private windows. */
  | 'no storage';

/** Gigabytes. Chromium reports 0.25 to 8; other browsers report nothing and are tried. */
const LEAST_MEMORY = 2;

/** `i8x16.splat` and `i8x16.popcnt`: a module that is valid where SIMD is. */
const SIMD_MODULE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/** Null when no obstacle is known. */
export function findObstacle(scope: typeof globalThis = globalThis): Obstacle | null {
  const { WebAssembly, navigator, caches } = scope as typeof globalThis & {
    navigator: { deviceMemory?: number };
  };
  if (typeof WebAssembly !== 'object') return 'blocked';
  if (!WebAssembly.validate(SIMD_MODULE)) return 'too old';
  try {
    // Validating is allowed where compiling is not.
    new WebAssembly.Module(SIMD_MODULE);
  } catch {
    return 'blocked';
  }
  if (
    typeof scope.OffscreenCanvas === 'undefined' ||
    typeof scope.DecompressionStream === 'undefined'
  )
    return 'too old';
  if (caches === undefined) return 'no storage';
  return (navigator.deviceMemory ?? LEAST_MEMORY) < LEAST_MEMORY ? 'memory' : null;
}
