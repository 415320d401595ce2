/** Something there is `burst` of at once, and `perSecond` more of in each second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Returns the way to take one, which says whether there was one left. `now` is in milliseconds. */
export function createBucket(
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
