import type { CountryCode } from 'libphonenumber-js/max';
import { countDigits } from '../../text/digits.ts';
import { CUT, type Taken } from '../taken.ts';
import { findDigits } from './digits-in-line.ts';
import { describePhones, type FoundPhone } from './found-phone.ts';
import { isPlausible } from './is-plausible.ts';
import { labelOf, labelsStandBehind } from './label-of-number.ts';
import { isNotAPhone } from './not-a-phone.ts';
import { asMobileOf } from './phone-number.ts';
import type { PrintedNumber } from './shared-beginning.ts';
import { type PhoneInLine, restOfRange, shortenedTo } from './shortened-number.ts';

/** “218 862 043 (chamada para a rede fixa nacional)”: what is said about a number behind it. */
const NOTE = /^\s*\(\s*\p{L}[^()\d]{8,}(?:\)|$)/u;

/** “rejestracja: 17 852 40 61”, “after 6: 555-0161”: words that no lexicon of labels has. */
const INTRODUCTION = /[\p{L}\d]\s?:\s*$/u;

/** Between two numbers of one list. */
const LISTED = /^\s*(?:\(\p{L}+\.?\)\s*)?[,;/|·•]\s*$/u;

/** Between a label behind one number and the next. */
const SEPARATOR = /[\s,;|·•/]+$/;

/**
 * Takes phone numbers with their labels out of a line; numbers of other things stay.
 * @param abroad other countries that the card prints numbers of
 */
export function takePhones(
  text: string,
  countries: readonly CountryCode[],
  abroad: readonly CountryCode[] = [],
): Taken<FoundPhone> {
  const inLine: PhoneInLine[] = [];
  let rest = '';
  let from = 0;
  const runs = findDigits(text, countries);
  const labelsAreBehind = labelsStandBehind(text, runs);
  let isExpected = false;
  for (const [i, run] of runs.entries()) {
    const { printed, end } = run;
    const before = text.slice(from, run.index);
    const behind = text.slice(end);
    const last = inLine.at(-1);
    const shortened = last && shortenedTo(last, { before, printed, behind });
    if (shortened) {
      inLine.push({ phone: shortened, printed: last.printed });
      rest += before + CUT;
      from = end;
      continue;
    }
    const label = labelsAreBehind
      ? labelOf('', text.slice(end, runs[i + 1]?.index).replace(SEPARATOR, ''))
      : labelOf(before, behind);
    if (isNotAPhone(run, { before, line: text, label })) continue;
    // What says that a number follows says it of all that are listed behind it.
    isExpected =
      label.kind !== null || INTRODUCTION.test(before) || (isExpected && LISTED.test(before));
    const note = NOTE.exec(behind)?.[0] ?? '';
    const line = text.slice(0, end) + behind.slice(note.length);
    const numbers = run.numbers
      .map((number) => {
        const mobile = number.phone.valid ? null : asMobileOf(abroad, number.printed);
        return mobile ? { ...number, phone: mobile } : number;
      })
      .filter((number, _, all) => {
        const isAlike = (other: PrintedNumber) =>
          countDigits(other.printed) === countDigits(number.printed) &&
          isPlausible(other, isExpected, line);
        return all.some(isAlike);
      });
    if (numbers.length === 0) continue;
    const phones = describePhones(numbers, run, label, before);
    const isOfLast = labelsAreBehind && !printed.includes('/');
    inLine.push(
      ...phones.map((phone, j) => ({
        phone: isOfLast && j < phones.length - 1 ? { ...phone, labeled: null } : phone,
        printed: numbers[j]?.printed ?? printed,
      })),
    );
    const range = restOfRange(inLine.at(-1), behind);
    inLine.push(...range.phones.map((phone) => ({ phone, printed })));
    rest += before.slice(0, before.length - (label.before?.length ?? 0)) + CUT;
    from = end + (range.length || (label.behind?.length ?? note.length));
  }
  return { found: inLine.map(({ phone }) => phone), rest: rest + text.slice(from) };
}
