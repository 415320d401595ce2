import type { Mask } from './components.ts';

const WORD = 32;
const ONES = ~0;

/** Pixels as bits, `words` per row. The leftmost pixel is the lowest bit. */
interface BitMap {
  width: number;
  height: number;
  words: number;
  bits: Int32Array;
}

/**
 * Removes the pixels of a mask that no square of `2 · radius + 1` pixels covers: the opening of mathematical
 * morphology. It works on 32 pixels at a time, because it runs several times per picture.
 *
 * @param radius less than 32
 */
export function withoutThinParts(mask: Mask, radius: number): Mask {
  const eroded = spreadZeroes(toBits(mask), radius);
  return toMask(inverted(spreadZeroes(inverted(eroded), radius)));
}

function toBits({ width, height, data }: Mask): BitMap {
  const words = Math.ceil(width / WORD);
  const bits = new Int32Array(words * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i] !== 0) set(bits, y * words + (x >> 5), 1 << (x & 31));
    }
  }
  return withOnesBeyond({ width, height, words, bits });
}

function toMask({ width, height, words, bits }: BitMap): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      data[i] = ((bits[y * words + (x >> 5)] as number) >> (x & 31)) & 1;
    }
  }
  return { width, height, data };
}

function inverted(map: BitMap): BitMap {
  return withOnesBeyond({ ...map, bits: map.bits.map((word) => ~word) });
}

/** Sets the bits beyond the right border, so that they never change the pixels inside. */
function withOnesBeyond(map: BitMap): BitMap {
  const { width, words, bits } = map;
  const beyond = width % WORD === 0 ? 0 : ONES << (width % WORD);
  for (let last = words - 1; last < bits.length; last += words) set(bits, last, beyond);
  return map;
}

/** Sets each pixel to zero if one is zero at most `radius` away in each direction. */
function spreadZeroes(map: BitMap, radius: number): BitMap {
  const { height, words, bits } = map;
  const along = new Int32Array(bits.length);
  for (let i = 0; i < bits.length; i++) {
    const word = bits[i] as number;
    const before = i % words === 0 ? ONES : (bits[i - 1] as number);
    const after = (i + 1) % words === 0 ? ONES : (bits[i + 1] as number);
    let all = word;
    for (let d = 1; d <= radius; d++) {
      all &= (word << d) | (before >>> (WORD - d));
      all &= (word >>> d) | (after << (WORD - d));
    }
    along[i] = all;
  }
  const result = along.slice();
  for (let d = 1; d <= radius; d++) {
    for (let i = d * words; i < words * height; i++) {
      keep(result, i, along[i - d * words] as number);
      keep(result, i - d * words, along[i] as number);
    }
  }
  return { ...map, bits: result };
}

function set(bits: Int32Array, word: number, ones: number): void {
  bits[word] = (bits[word] as number) | ones;
}

function keep(bits: Int32Array, word: number, ones: number): void {
  bits[word] = (bits[word] as number) & ones;
}
