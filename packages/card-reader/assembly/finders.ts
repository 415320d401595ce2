import { toGray } from './gray';

/**
 * Pixels in a block, for which the darkest and lightest are found, and the number of blocks to each side that decide
 * what is dark.
 */
const BLOCK = 16;
const REACH: i32 = 6;
/** The least difference in gray between dark and light. Below it there is only paper. */
const CONTRAST: u8 = 32;
/** A finder pattern of fewer pixels belongs to a code that cannot be read. */
const SMALLEST: i32 = 10;

/**
 * Searches a row of pixels for the finder patterns of QR codes: dark and light alternate in runs of 1, 1, 3, 1 and 1
 * modules, or light and dark on a dark ground. A pixel is dark if it is nearer to the darkest than to the lightest of
 * its surroundings.
 *
 * @param pixels three bytes each
 * @param blocks the row's length in blocks of 16 pixels
 * @param gray working memory for the row's grays and three rows of levels: (blocks · 16 + 3 · (blocks + 48)) bytes
 * @param found four 32-bit integers for each find: center, length, the gray below which pixels are dark, 1 on light
 * ground
 * @returns the number of finds
 */
export function findFinders(pixels: usize, blocks: i32, gray: usize, found: usize): i32 {
  toGray(pixels, blocks * BLOCK, gray);
  const row: usize = blocks + 3 * BLOCK;
  const limits = gray + blocks * BLOCK;
  const darkest = limits + row;
  const lightest = darkest + row;
  writeLimits(gray, blocks, limits, darkest, lightest);

  let count = 0;
  let before = 0;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  let f = 0;
  for (let block = 0; block < blocks; block++) {
    const limit = i8x16.splat(load<u8>(limits + block));
    const isDark = i8x16.bitmask(i8x16.lt_u(v128.load(gray + block * BLOCK), limit));
    let edges = (isDark ^ ((isDark << 1) | before)) & 0xffff;
    before = isDark >>> 15;
    while (edges !== 0) {
      const at = ctz(edges);
      a = b;
      b = c;
      c = d;
      d = e;
      e = f;
      f = block * BLOCK + at;
      if (isFinder(b - a, c - b, d - c, e - d, f - e)) {
        const center = (c + d) >> 1;
        const to = found + (count << 4);
        store<i32>(to, center);
        store<i32>(to, f - a, 4);
        store<i32>(to, load<u8>(limits + center / BLOCK), 8);
        store<i32>(to, 1 - ((isDark >>> at) & 1), 12);
        count++;
      }
      edges &= edges - 1;
    }
  }
  return count;
}

/** Each length may be off by half a module and half a pixel, the middle one by twice that. */
function isFinder(a: i32, b: i32, c: i32, d: i32, e: i32): bool {
  const length = a + b + c + d + e;
  const tolerance = (length + 7) >> 1;
  return (
    length >= SMALLEST &&
    abs(7 * a - length) <= tolerance &&
    abs(7 * b - length) <= tolerance &&
    abs(7 * c - 3 * length) <= tolerance * 2 &&
    abs(7 * d - length) <= tolerance &&
    abs(7 * e - length) <= tolerance
  );
}

/** The gray below which a block's pixels are dark, or 0 if its surroundings are of one gray. */
function writeLimits(
  gray: usize,
  blocks: i32,
  limits: usize,
  darkest: usize,
  lightest: usize,
): void {
  memory.fill(darkest, 255, blocks + 3 * BLOCK);
  memory.fill(lightest, 0, blocks + 3 * BLOCK);
  for (let block = 0; block < blocks; block++) {
    const pixels = v128.load(gray + block * BLOCK);
    store<u8>(darkest + block, least(pixels), REACH);
    store<u8>(lightest + block, ~least(v128.not(pixels)), REACH);
  }
  for (let block = 0; block < blocks; block += BLOCK) {
    let low = i8x16.splat(-1);
    let high = i8x16.splat(0);
    for (let i = 0; i <= 2 * REACH; i++) {
      low = i8x16.min_u(low, v128.load(darkest + block + i));
      high = i8x16.max_u(high, v128.load(lightest + block + i));
    }
    const differs = i8x16.ge_u(i8x16.sub_sat_u(high, low), i8x16.splat(CONTRAST));
    v128.store(limits + block, v128.and(i8x16.avgr_u(low, high), differs));
  }
}

/** The least of sixteen bytes. */
function least(bytes: v128): u8 {
  let rest = i8x16.min_u(bytes, i64x2.shr_u(bytes, 32));
  rest = i8x16.min_u(rest, i64x2.shr_u(rest, 16));
  rest = i8x16.min_u(rest, i64x2.shr_u(rest, 8));
  return min(i8x16.extract_lane_u(rest, 0), i8x16.extract_lane_u(rest, 8));
}
