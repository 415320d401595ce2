/**
 * Adds up consecutive rows of bytes, each with a weight.
 *
 * @param length bytes in a row; reads and writes up to 15 more
 * @param weights 32-bit floats, one for each row
 * @param sums 32-bit floats
 */
export function addRows(pixels: usize, length: i32, rows: i32, weights: usize, sums: usize): void {
  for (let i = 0; i < length; i += 16) {
    let a = f32x4.splat(0);
    let b = a;
    let c = a;
    let d = a;
    for (let row = 0; row < rows; row++) {
      const weight = v128.load32_splat(weights + (row << 2));
      const bytes = v128.load(pixels + row * length + i);
      const low = i16x8.extend_low_i8x16_u(bytes);
      const high = i16x8.extend_high_i8x16_u(bytes);
      a = f32x4.add(a, weighed(i32x4.extend_low_i16x8_u(low), weight));
      b = f32x4.add(b, weighed(i32x4.extend_high_i16x8_u(low), weight));
      c = f32x4.add(c, weighed(i32x4.extend_low_i16x8_u(high), weight));
      d = f32x4.add(d, weighed(i32x4.extend_high_i16x8_u(high), weight));
    }
    const to = sums + (i << 2);
    v128.store(to, a);
    v128.store(to, b, 16);
    v128.store(to, c, 32);
    v128.store(to, d, 48);
  }
}

function weighed(values: v128, weight: v128): v128 {
  return f32x4.mul(f32x4.convert_i32x4_s(values), weight);
}

/**
 * Narrows a row of pixels of three sums each. Each new pixel is the weighted sum of several neighbors.
 *
 * @param firsts 32-bit integers, the first neighbor of each new pixel
 * @param weights 32-bit floats, `neighbors` for each new pixel
 * @param row bytes, three for each new pixel; writes one more
 */
export function narrow(
  sums: usize,
  firsts: usize,
  neighbors: i32,
  weights: usize,
  row: usize,
  width: i32,
): void {
  // Adding a half rounds to the nearest integer.
  const half = f32x4.splat(0.5);
  for (let x = 0; x < width; x++) {
    let sum = half;
    let from = sums + load<i32>(firsts + (x << 2)) * 12;
    for (let k = 0; k < neighbors; k++) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(from), v128.load32_splat(weights)));
      from += 12;
      weights += 4;
    }
    const whole = i32x4.trunc_sat_f32x4_s(sum);
    const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_u(whole, whole), whole);
    store<i32>(row + x * 3, i32x4.extract_lane(bytes, 0));
  }
}
