/** Bytes per pixel, which is also the distance between neighboring values of a channel in a row. */
const STEP: i32 = 3;
/** Sobel's weights sum to 8 a side, and each value is a sum of 3 × 3 pixels. */
const PER_STEP: f64 = 72;

/**
 * How sharply a picture changes at each pixel, as in `find-cards/edge-strength.ts`.
 *
 * @param pixels three bytes each, row-major; reads 3 bytes before and up to 18 after them
 * @param sums working memory of a 16-bit integer for each byte; reads 3 before and up to 10 after them
 * @param squares working memory of a 32-bit integer for each byte of a row, and 7 more
 * @param strengths a 32-bit float for each pixel; those at the picture's border are not changed
 */
export function edges(
  pixels: usize,
  width: i32,
  height: i32,
  sums: usize,
  squares: usize,
  strengths: usize,
): void {
  smooth(pixels, width * STEP, height, sums);
  for (let y = 1; y < height - 1; y++) {
    squareGradients(sums + ((y * width * STEP) << 1), width * STEP, squares);
    for (let x = 1; x < width - 1; x++) {
      const at = squares + ((x * STEP) << 2);
      const strongest = max(max(load<i32>(at), load<i32>(at, 4)), load<i32>(at, 8));
      store<f32>(strengths + ((y * width + x) << 2), <f32>(sqrt<f64>(<f64>strongest) / PER_STEP));
    }
  }
}

/**
 * Replaces each value by the sum of its 3 × 3 neighborhood in its channel. A border pixel has no whole
 * neighborhood and counts nine times.
 */
function smooth(pixels: usize, row: i32, height: i32, sums: usize): void {
  for (let i = row; i < row * (height - 1); i += 8) {
    const at = pixels + i;
    const sum = i16x8.add(i16x8.add(three(at - row), three(at)), three(at + row));
    v128.store(sums + (i << 1), sum);
  }
  for (let i = 0; i < row; i++) {
    nineTimes(pixels, sums, i);
    nineTimes(pixels, sums, row * (height - 1) + i);
  }
  for (let y = 1; y < height - 1; y++) {
    for (let i = 0; i < STEP; i++) {
      nineTimes(pixels, sums, y * row + i);
      nineTimes(pixels, sums, (y + 1) * row - STEP + i);
    }
  }
}

/** The sums of eight bytes, each with its left and right neighbors. */
function three(at: usize): v128 {
  const beside = i16x8.add(v128.load8x8_u(at - STEP), v128.load8x8_u(at + STEP));
  return i16x8.add(beside, v128.load8x8_u(at));
}

function nineTimes(pixels: usize, sums: usize, i: i32): void {
  store<i16>(sums + (i << 1), <i16>(load<u8>(pixels + i) * 9));
}

/** Sobel's gradient of each value of a row, squared. */
function squareGradients(sums: usize, row: i32, squares: usize): void {
  const side: usize = STEP << 1;
  for (let i = 0; i < row; i += 8) {
    const at = sums + (i << 1);
    const above = at - (row << 1);
    const below = at + (row << 1);
    const falling = i16x8.sub(v128.load(below + side), v128.load(above - side));
    const rising = i16x8.sub(v128.load(above + side), v128.load(below - side));
    const sideways = i16x8.sub(v128.load(at + side), v128.load(at - side));
    const upright = i16x8.sub(v128.load(below), v128.load(above));
    const across = i16x8.add(i16x8.add(falling, rising), i16x8.shl(sideways, 1));
    const down = i16x8.add(i16x8.sub(falling, rising), i16x8.shl(upright, 1));
    const to = squares + (i << 2);
    v128.store(
      to,
      i32x4.add(i32x4.extmul_low_i16x8_s(across, across), i32x4.extmul_low_i16x8_s(down, down)),
    );
    v128.store(
      to,
      i32x4.add(i32x4.extmul_high_i16x8_s(across, across), i32x4.extmul_high_i16x8_s(down, down)),
      16,
    );
  }
}
