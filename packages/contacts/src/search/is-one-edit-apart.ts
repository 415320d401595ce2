/**
 * Whether two texts differ by one letter that is wrong, missing or extra, or by two swapped neighbors.
 * Equal texts do not.
 */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  if (a.length > b.length) return isSameFrom(a, start + 1, b, start);
  if (a.length < b.length) return isSameFrom(a, start, b, start + 1);
  if (isSameFrom(a, start + 1, b, start + 1)) return true;
  const areSwapped = a[start] === b[start + 1] && a[start + 1] === b[start];
  return areSwapped && isSameFrom(a, start + 2, b, start + 2);
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Whether two texts are equal from these positions on. What is left of both has the same length. */
function isSameFrom(a: string, startA: number, b: string, startB: number): boolean {
  for (let offset = 0; startA + offset < a.length; offset += 1) {
    if (a[startA + offset] !== b[startB + offset]) return false;
  }
  return true;
}
