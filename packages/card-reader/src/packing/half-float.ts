/** The number that 16 bits of IEEE 754 stand for. */
export function fromHalf(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const sign = bits & 0x8000 ? -1 : 1;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** The 16 bits of the nearest number that they can stand for; weights are far from the largest. */
export function toHalf(value: number): number {
  const size = Math.abs(value);
  const exponent = Math.max(-14, Math.floor(Math.log2(size)));
  // The leading 1 is not stored: here it raises the exponent instead, and so does rounding up to 2.
  const steps = Math.round(size / 2 ** (exponent - 10));
  return (value < 0 ? 0x8000 : 0) | (steps + ((exponent + 14) << 10));
}
