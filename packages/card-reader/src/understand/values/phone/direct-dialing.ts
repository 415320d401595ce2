import { hasLetter } from '../../text/letter-case.ts';
import { CUT, type Taken } from '../taken.ts';
import { DIALED_WORD, withDirectDialing } from './dialed-extension.ts';
import type { FoundPhone } from './found-phone.ts';
import { labelAtEnd, reachOf } from './phone-label.ts';

/** “DW 20”, “Durchwahl -14”, “Telefax -29”, “5550-20 / -25”: an extension without its company's number. */
const SHORT = new RegExp(
  `(?:(?<word>${DIALED_WORD}[-–]?)|(?<=(?:[\\p{L}.:]|(?<listed>${CUT}\\s*[/,]))\\s*)[-–…])\\s*(?<digits>\\d{1,4})(?![\\d\\p{L}]|[.:/-]\\d|\\/\\p{L}+\\/)`,
  'iu',
);

/**
 * Takes out of a line the numbers that print only their extension.
 * @param base the number before them, of the same company
 * @param printed the line on which that one stands
 */
export function takeDirectDialing(
  text: string,
  base: FoundPhone,
  printed: string,
): Taken<FoundPhone> {
  const match = SHORT.exec(text);
  const { word, listed, digits = '' } = match?.groups ?? {};
  if (!match || !base.valid) return { found: [], rest: text };
  const before = text.slice(0, match.index);
  const behind = takeDirectDialing(text.slice(match.index + match[0].length), base, printed);
  // “77 203 (DW 0)” names the switchboard, which is the number before it.
  if (word && digits === '0') return { ...behind, rest: before + CUT + behind.rest };
  const said = labelAtEnd(before);
  // “0.-0”: a zero may be the O of “office”, and it is no label.
  const isWord = said !== null && hasLetter(before.slice(-said.length));
  const label = (isWord ? said : null) ?? (word ? labelAtEnd(word) : null);
  const isOfCompany = label?.kind === 'work' || label?.kind === 'fax';
  const phone =
    isOfCompany || listed !== undefined || (word && !label)
      ? withDirectDialing(base, printed, digits, word !== undefined)
      : null;
  if (!phone) return { ...behind, rest: before + match[0] + behind.rest };
  const ownLabel = label && !word ? before.slice(-label.length) : (word ?? '');
  const found: FoundPhone = {
    ...phone,
    labeled: listed === undefined ? (label?.kind === 'fax' ? 'fax' : 'work') : base.labeled,
    isDoubtful: phone.mended || base.isDoubtful,
    mayBeLocal: false,
    ...reachOf(ownLabel),
  };
  const rest = before.slice(0, before.length - (labelAtEnd(before)?.length ?? 0));
  return { found: [found, ...behind.found], rest: rest + CUT + behind.rest };
}
