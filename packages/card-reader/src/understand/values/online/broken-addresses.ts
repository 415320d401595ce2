import { heightOf } from '../../card/box.ts';
import type { LaidLine } from '../../card/lay-out.ts';
import { readHostName } from './host-name.ts';

const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;
/** Where designers break addresses: how the first part ends, and what the second part is. */
const BREAKS: readonly (readonly [above: RegExp, isRest: (below: string) => boolean])[] = [
  [/\S@$|(?:\S@|www\.)[\p{L}\d-]*-$/u, (below) => HOST.test(below)],
  // “.com.mx” can only be the end of an address.
  [/(?:\S@|www\.)[\p{L}\d-]*[\p{L}\d]$/u, (below) => /^\.\p{L}{2,}(?:\.\p{L}{2})?$/u.test(below)],
  // A mailbox of several parts, which a sign hardly has: “jane.doe”.
  [/^[\p{L}\d]+(?:[._-][\p{L}\d]+)+$/u, (below) => below.startsWith('@') && isHost(below.slice(1))],
];

const isHost = (text: string) => HOST.test(text) && readHostName(text, true)?.repaired === false;

/** In line heights: how far apart edges or middles may be, and how large the gap between the lines. */
const ASIDE = 2;
const BELOW = 1.5;

/**
 * Lines with an address that the designer broke, joined again: “sales@acme” above “.com.mx”, “sales@” above
 * “acme.com”, “www.acme-” above “tools.com”, “jane.doe” above “@acme.com”.
 */
export function withBrokenAddresses(
  texts: readonly string[],
  lines: readonly LaidLine[],
): string[] {
  const whole = [...texts];
  lines.forEach((line, i) => {
    const text = whole[i]?.trimEnd() ?? '';
    const isRest = BREAKS.find(([above]) => above.test(text))?.[1];
    if (!isRest) return;
    const below = lines.findIndex(
      (other, j) => j !== i && isRest(whole[j] ?? '') && isNextBelow(line, other),
    );
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
