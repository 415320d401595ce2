/** A token bucket: `burst` at once, and `perSecond` more each second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/**
 * Returns a function that takes one token and says whether there was one. `now` is in milliseconds.
 */
export function createTokenBucket(
  { burst, perSecond }: Rate,
  now = () => performance.now(),
): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    left = Math.min(burst, left + ((now() - at) / 1000) * perSecond);
    at = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
