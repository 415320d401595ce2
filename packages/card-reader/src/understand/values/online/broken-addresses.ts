import { heightOf } from '../../card/box.ts';
import type { LaidLine } from '../../card/lay-out.ts';

/** An address that ends too early: at its @, or in a host without an ending. */
const BROKEN = /\S@(?:[\p{L}\d-]+)?$|www\.[\p{L}\d-]+$/u;
/** “.com.mx”: this can only be the end of an address. */
const ENDING = /^\.\p{L}{2,}(?:\.\p{L}{2})?$/u;
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;

/** In line heights: how far apart edges or middles may be, and how large the gap between the lines. */
const ASIDE = 2;
const BELOW = 1.5;

/**
 * Lines with an address that the designer broke, joined again: “sales@acme” above “.com.mx”, “sales@” above
 * “acme.com”, “www.acme-” above “tools.com”.
 */
export function withBrokenAddresses(
  texts: readonly string[],
  lines: readonly LaidLine[],
): string[] {
  const whole = [...texts];
  lines.forEach((line, i) => {
    const text = whole[i]?.trimEnd() ?? '';
    if (!BROKEN.test(text)) return;
    const below = lines.findIndex((other, j) => {
      const rest = whole[j] ?? '';
      return j !== i && (/[@-]$/.test(text) ? HOST : ENDING).test(rest) && isNextBelow(line, other);
    });
    if (below < 0) return;
    whole[i] = text + whole[below];
    whole[below] = '';
  });
  return whole;
}

function isNextBelow({ box: above }: LaidLine, { box: below }: LaidLine): boolean {
  const height = heightOf(above);
  const gap = below.top - above.bottom;
  const [left, right] = [below.left - above.left, below.right - above.right];
  const aside = Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2);
  return gap > -height / 2 && gap < BELOW * height && aside < ASIDE * height;
}
