import { heightOf } from '../../card/box.ts';
import type { LaidLine } from '../../card/lay-out.ts';
import { readHostName } from './host-name.ts';

const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;

const isHost = (text: string) => HOST.test(text) && readHostName(text, true)?.repaired === false;

/** “jane.doe”, “sales_2”: a word of several parts that is no host; a dash alone joins the parts of names and titles, too. */
const isMailbox = (text: string) =>
  /^[\p{L}\d]+(?:[._-][\p{L}\d]+)+$/u.test(text) &&
  /\p{L}/u.test(text) &&
  /[._\d]/.test(text) &&
  !isHost(text);

/** Where designers break addresses: what the first part is, and what the second. */
const BREAKS: readonly {
  isFirst: (above: string) => boolean;
  isRest: (below: string) => boolean;
}[] = [
  {
    isFirst: (above) => /\S@$|(?:\S@|www\.)[\p{L}\d-]*-$/u.test(above),
    isRest: (below) => HOST.test(below),
  },
  {
    isFirst: (above) => /(?:\S@|www\.)[\p{L}\d-]*[\p{L}\d]$/u.test(above),
    // “.com.mx” can only be the end of an address.
    isRest: (below) => /^\.\p{L}{2,}(?:\.\p{L}{2})?$/u.test(below),
  },
  {
    isFirst: isMailbox,
    isRest: (below) => below.startsWith('@') && isHost(below.slice(1)),
  },
];

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
    const broken = BREAKS.find(({ isFirst }) => isFirst(text));
    if (!broken) return;
    const below = lines.findIndex(
      (other, j) => j !== i && broken.isRest(whole[j] ?? '') && isNextBelow(line, other),
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
