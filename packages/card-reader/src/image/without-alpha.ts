import { choosePaper } from './choose-paper.ts';

/**
 * The pixels of a canvas as red, green and blue alone, row-major: what can be seen through is laid on the paper on
 * which its print stands out.
 */
export function withoutAlpha(rgba: Uint8Array | Uint8ClampedArray): Uint8Array {
  // Camera frames pass here too, and have no transparency.
  const paper = isOpaque(rgba) ? null : choosePaper(rgba);
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    for (let channel = 0; channel < 3; channel++) {
      const value = rgba[from + channel] as number;
      rgb[to + channel] = paper === null ? value : onPaper(value, rgba[from + 3] as number, paper);
    }
  }
  return rgb;
}

/** A color seen through to the paper behind it. */
const onPaper = (value: number, opacity: number, paper: number): number =>
  Math.round((value * opacity + paper * (255 - opacity)) / 255);

function isOpaque(rgba: Uint8Array | Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
