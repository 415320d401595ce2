import { CUT, type Taken } from '../taken.ts';
import type { FoundPhone } from './found-phone.ts';
import { labelAtEnd, reachOf } from './phone-label.ts';
import { parsePhone } from './phone-number.ts';

/** “DW 20”, “Durchwahl -14”, “Telefax -29”: the last digits of a number whose others are printed before. */
const SHORT =
  /(?:(?<word>(?<!\p{L})(?:dw|durchwahl|nst|klappe)\.?\s*:?\s*[-–]?)|(?<=[\p{L}.:]\s*)[-–…])\s*(?<digits>\d{1,4})(?![\d\p{L}]|[.:/-]\d|\/\p{L}+\/)/iu;

/** “98 27-0” and “-14”: the zero is everybody's; without one the last digits change. */
function withLastDigits(base: FoundPhone, digits: string, isExtension: boolean) {
  if (base.key.endsWith('0')) return parsePhone(base.key.slice(0, -1) + digits, []);
  // Austria's have no fixed length, and are dialed with the number.
  if (isExtension && base.country === 'AT') return parsePhone(base.key + digits, []);
  if (isExtension) return parsePhone(`${base.key} ext. ${digits}`, []);
  return parsePhone(base.key.slice(0, -digits.length) + digits, []);
}

/** “0512 5550740-21”: the last digits of a number are direct dialing themselves, and change. */
function hasDirectDialing({ key }: FoundPhone, printed: string): boolean {
  return [...printed.matchAll(/[-–]\s?(\d{1,4})(?!\d)/g)].some(([, last = '']) =>
    key.endsWith(last),
  );
}

/**
 * Takes a number out of a line that says only its last digits.
 * @param base the number before it, of the same house
 * @param printed the line on which that one stands
 */
export function takeDirectDialing(
  text: string,
  base: FoundPhone,
  printed: string,
): Taken<FoundPhone> {
  const match = SHORT.exec(text);
  const { word, digits = '' } = match?.groups ?? {};
  if (!match || !base.valid || base.key.includes('x')) return { found: [], rest: text };
  const before = text.slice(0, match.index);
  const behind = text.slice(match.index + match[0].length);
  // “77 203 (DW 0)” says how everybody is reached, which is the number before it.
  if (word && digits === '0') return { found: [], rest: before + CUT + behind };
  const said = labelAtEnd(before);
  // “0.-0”: a zero may be the O of “office”, and is no word.
  const isWord = said !== null && /\p{L}/u.test(before.slice(-said.length));
  const label = (isWord ? said : null) ?? (word ? labelAtEnd(word) : null);
  const isOfHouse = label?.kind === 'work' || label?.kind === 'fax';
  const phone = withLastDigits(
    base,
    digits,
    word !== undefined && !hasDirectDialing(base, printed),
  );
  if (!phone?.key.startsWith('+') || !(isOfHouse || (word && !label)))
    return { found: [], rest: text };
  const ownLabel = label && !word ? before.slice(-label.length) : (word ?? '');
  const found: FoundPhone = {
    ...phone,
    valid: true,
    labeled: label?.kind === 'fax' ? 'fax' : 'work',
    repaired: false,
    ...reachOf(ownLabel),
  };
  const rest = before.slice(0, before.length - (labelAtEnd(before)?.length ?? 0));
  return { found: [found], rest: rest + CUT + behind };
}
