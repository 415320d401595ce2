/** The number that 16 bits of IEEE 754 represent. */
export function fromHalf(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const sign = bits & 0x8000 ? -1 : 1;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

const wide = new Float32Array(1);
const wideBits = new Uint32Array(wide.buffer);

/** The nearest half-precision number's 16 bits. Weights are far from its largest value. */
export function toHalf(value: number): number {
  const sign = value < 0 ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24);
  wide[0] = size;
  // Rounds to 13 fewer bits of fraction, and changes the exponent's bias from 127 to 15.
  return sign | (((wideBits[0] as number) + 0x1000 - ((127 - 15) << 23)) >> 13);
}
