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

/** A number before others that print only their extension, and the line on which it stands. */
export interface WholeNumber {
  phone: FoundPhone;
  printed: string;
}

/**
 * Takes out of a line the numbers that print only their extension.
 * @param ofCompany the number before them, of the same company
 * @param inLine those that the line itself had, in printed order: what is listed behind one has its beginning
 */
export function takeDirectDialing(
  text: string,
  ofCompany: WholeNumber,
  inLine: readonly WholeNumber[] = [],
): Taken<FoundPhone> {
  const match = SHORT.exec(text);
  const { word, listed, digits = '' } = match?.groups ?? {};
  if (!match) return { found: [], rest: text };
  const before = text.slice(0, match.index);
  const taken = before.split(CUT).length - 1;
  const beside = listed === undefined ? undefined : inLine[taken - 1];
  const { phone: base, printed } = beside ?? ofCompany;
  if (!base.valid) return { found: [], rest: text };
  const rest = text.slice(match.index + match[0].length);
  const behind = takeDirectDialing(rest, ofCompany, inLine.slice(taken));
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
    isNational: base.isNational,
    ...reachOf(ownLabel),
  };
  const kept = before.slice(0, before.length - (labelAtEnd(before)?.length ?? 0));
  return { found: [found, ...behind.found], rest: kept + CUT + behind.rest };
}
