/** White comes first: print is made for it, and docs/product.md (“Pictures”) asks for it. */
const WHITE = 255;
const PAPERS: readonly number[] = [WHITE, 0, 128];
/** Below this opacity a pixel counts as transparent. */
const SEEN_THROUGH = 128;
/** The contrast ratio (WCAG 2.2, from 1 to 21) at which print stands out. */
const STANDS_OUT = 2;
/**
 * How much more of the print may be lost on white than on the best paper, as a share. Specks and halos do not
 * count.
 */
const MAY_BE_LOST = 0.02;
/** The most pixels that are examined. That is enough, and quick on a picture of 64 megapixels. */
const MOST_SAMPLES = 200_000;

/**
 * The paper to put behind a picture with transparency: white, unless more of the print stands out on black or
 * gray. White print, as designers export it, would be invisible on white.
 *
 * @param rgba four bytes per pixel, colors not premultiplied by alpha
 * @returns a gray, 0 to 255
 */
export function choosePaper(rgba: Uint8Array | Uint8ClampedArray): number {
  const pixels = rgba.length / 4;
  const step = Math.max(1, Math.floor(pixels / MOST_SAMPLES));
  const lost = PAPERS.map(() => 0);
  let printed = 0;
  for (let pixel = 0; pixel < pixels; pixel += step) {
    const at = pixel * 4;
    if ((rgba[at + 3] as number) < SEEN_THROUGH) continue;
    printed += 1;
    const light = luminance(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number);
    for (const [i, paper] of PAPERS.entries()) {
      if (contrast(light, luminance(paper, paper, paper)) < STANDS_OUT)
        lost[i] = (lost[i] ?? 0) + 1;
    }
  }
  const least = Math.min(...lost);
  if ((lost[0] ?? 0) - least <= printed * MAY_BE_LOST) return WHITE;
  return PAPERS[lost.indexOf(least)] ?? WHITE;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG 2.2's relative luminance. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return (
    0.2126 * (LINEAR[red] as number) +
    0.7152 * (LINEAR[green] as number) +
    0.0722 * (LINEAR[blue] as number)
  );
}
