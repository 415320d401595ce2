import { choosePaper } from './choose-paper.ts';

/**
 * Converts a canvas's pixels to red, green and blue, row-major. Transparent pixels are laid on the paper on which
 * the print stands out.
 */
export function withoutAlpha(rgba: Uint8Array | Uint8ClampedArray): Uint8Array {
  // Camera frames come here too, and are opaque.
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

/** Blends a color with the paper behind it. */
const onPaper = (value: number, opacity: number, paper: number): number =>
  Math.round((value * opacity + paper * (255 - opacity)) / 255);

function isOpaque(rgba: Uint8Array | Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
