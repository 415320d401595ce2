import { blues, greens, reds } from './colors';

/**
 * Separates pixels of three bytes each into color planes, blue first, as value · scale + shift.
 *
 * @param count pixels; reads and writes up to 15 more
 * @param scales 32-bit floats: a scale for each plane, then a shift for each
 * @param planes 32-bit floats, each plane `stride` bytes after the one before
 */
export function toPlanes(
  pixels: usize,
  count: i32,
  scales: usize,
  planes: usize,
  stride: usize,
): void {
  for (let i = 0; i < count; i += 16) {
    const at = pixels + i * 3;
    const a = v128.load(at);
    const b = v128.load(at, 16);
    const c = v128.load(at, 32);
    const to = planes + (i << 2);
    writeFloats(blues(a, b, c), scales, to);
    writeFloats(greens(a, b, c), scales + 4, to + stride);
    writeFloats(reds(a, b, c), scales + 8, to + 2 * stride);
  }
}

function writeFloats(bytes: v128, scales: usize, to: usize): void {
  const scale = v128.load32_splat(scales);
  const shift = v128.load32_splat(scales, 12);
  const low = i16x8.extend_low_i8x16_u(bytes);
  const high = i16x8.extend_high_i8x16_u(bytes);
  v128.store(to, scaled(i32x4.extend_low_i16x8_u(low), scale, shift));
  v128.store(to, scaled(i32x4.extend_high_i16x8_u(low), scale, shift), 16);
  v128.store(to, scaled(i32x4.extend_low_i16x8_u(high), scale, shift), 32);
  v128.store(to, scaled(i32x4.extend_high_i16x8_u(high), scale, shift), 48);
}

function scaled(values: v128, scale: v128, shift: v128): v128 {
  return f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(values), scale), shift);
}
