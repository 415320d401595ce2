import { blues, greens, reds } from './colors';

/** Rec. 601 weights, in 256ths. */
const RED: i16 = 77;
const GREEN: i16 = 150;
const BLUE: i16 = 29;

/**
 * The gray of pixels of three bytes each.
 *
 * @param count pixels; reads and writes up to 15 more
 */
export function toGray(pixels: usize, count: i32, gray: usize): void {
  for (let i = 0; i < count; i += 16) {
    const at = pixels + i * 3;
    const a = v128.load(at);
    const b = v128.load(at, 16);
    const c = v128.load(at, 32);
    const red = reds(a, b, c);
    const green = greens(a, b, c);
    const blue = blues(a, b, c);
    const low = mixed(
      i16x8.extend_low_i8x16_u(red),
      i16x8.extend_low_i8x16_u(green),
      i16x8.extend_low_i8x16_u(blue),
    );
    const high = mixed(
      i16x8.extend_high_i8x16_u(red),
      i16x8.extend_high_i8x16_u(green),
      i16x8.extend_high_i8x16_u(blue),
    );
    v128.store(gray + i, i8x16.narrow_i16x8_u(low, high));
  }
}

/** The weights sum to 256 and a byte is at most 255, so 16 bits hold the sum. */
function mixed(red: v128, green: v128, blue: v128): v128 {
  const colors = i16x8.add(
    i16x8.add(i16x8.mul(red, i16x8.splat(RED)), i16x8.mul(green, i16x8.splat(GREEN))),
    i16x8.mul(blue, i16x8.splat(BLUE)),
  );
  return i16x8.shr_u(i16x8.add(colors, i16x8.splat(128)), 8);
}
