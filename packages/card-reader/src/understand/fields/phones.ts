import type { PhoneKind } from '@cardsift/contacts/contact';
import type { CountryCode } from 'libphonenumber-js/max';
import {
  endsWithNextLine,
  readAbbreviated,
  withPrintedEnding,
  withSameArea,
} from './abbreviated-number.ts';
import { labelAlone, labelAtEnd, labelAtStart, type PhoneReach, reachOf } from './phone-label.ts';
import { EXTENSION_WORDS, mendDigits, type ParsedPhone, parsePhone } from './phone-number.ts';
import { trimRun, withoutStrayDigits } from './stray-digits.ts';
import { CUT, type Taken } from './taken.ts';

export interface FoundPhone extends ParsedPhone, PhoneReach {
  /** Kind by its own label in the same line; null when it has none. */
  labelled: PhoneKind | null;
  /** Whether letters had to be read as digits. */
  repaired: boolean;
}

/** The digits of one number with what stands between them, its extension included. */
const RUN = new RegExp(
  `\\(?\\s?\\+?\\s?\\(?\\d(?:[\\s.()[\\]/–—−·'’-]{0,3}\\d)+\\)?(?:\\s*[,;]?\\s*(?:x|(?:${EXTENSION_WORDS})\\b\\.?)\\s*:?\\s*\\d{1,6})?`,
  'giu',
);
/** “232 421 907+ 918 336 042++”: a sign for a footnote, and no calling code behind it. */
const FOOTNOTE = /(?<=\d)[+*]+(?=\s|$)/g;

/** “Emergency 24/7 (520) 795-3170” */
const ALWAYS = /(?<![\d/])(?:24\s?\/\s?7|7\s?\/\s?7|24\s?h?\s?\/\s?24)(?=\s|$)/g;

/** “12–15 / 19–23.30”: when a shop is open. */
const HOURS =
  /^\s*\d{1,2}(?:[.:]\d{2})?\s*[-–]\s*\d{1,2}(?:[.:]\d{2})?(?=$|\s*,|\s*\/\s*\d{1,2}(?:[.:]\d{2})?\s*[-–]\s*\d{1,2}(?:[.:]|$))/;

/** “1-800-FLOWERS”, “(555) 234-CAKE”: seven places of a North American number, some of them letters. */
const VANITY =
  /(?<=(?<!\d)\d{3}\)?[-. ])(?=[\dA-Z-]*[A-Z]{3})[\dA-Z](?:-?[\dA-Z]){6}(?![\p{L}\d])/gu;
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** The letters of such numbers as the digits on whose keys they stand. */
function asDialed(text: string, countries: readonly CountryCode[]): string {
  if (countries[0] !== 'US' && countries[0] !== 'CA') return text;
  return text.replace(VANITY, (word) =>
    word.replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)))),
  );
}

/** “P067812503316K”, “M738214/K”: digits among letters are a register's, and nobody dials them. */
const isInWord = (before: string, behind: string) =>
  /\p{L}$/u.test(before) && /^(?:\/?\p{Lu})(?!\p{L})/u.test(behind);

/** “BE 0417.682.935”: the letters that a number of the European register of taxes begins with. */
const VAT_COUNTRY =
  /(?:^|[\s(])(?:ATU|BE|BG|CY|CZ|DE|DK|EE|EL|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|CHE)[\s-]*$/u;

/** “218 862 043 (chamada para a rede fixa nacional)”: what is said about a number behind it. */
const NOTE = /^\s*\(\s*\p{L}[^()\d]{8,}(?:\)|$)/u;

/** Between a number and the digits of another one: “3683 4172 y 3683 4190”. */
const AND = /^\s*(?:[,&]|y|e|i|o|ou|and|und|et|og|och|en|ve|ir|ja|dan)\s*$/i;

const LETTER_END = /\p{L}[-.]?$/u;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Where one run may hold two numbers: at white space, strokes and dashes between its digits, and at icons read as one. */
function splits(run: string): [string, string][] {
  const gaps = [/\s*[\s/–—]\s*/g, /\s+\d\s+/g];
  return gaps
    .flatMap((gap) => [...run.matchAll(gap)])
    .map(({ index, 0: gap }) => [run.slice(0, index), run.slice(index + gap.length)]);
}

/** Reads a run as one number, or as several where that makes each of them valid. */
function readRun(
  run: string,
  countries: readonly CountryCode[],
): { printed: string; phone: ParsedPhone }[] {
  const phone = parsePhone(run, countries);
  if (phone?.valid && !endsWithNextLine(run, countries)) return [{ printed: run, phone }];
  const abbreviated = readAbbreviated(run, countries);
  if (abbreviated) return abbreviated;
  for (const [left, right] of splits(run)) {
    if (digitsIn(left) < 7 || digitsIn(right) < 7) continue;
    const first = parsePhone(left, countries);
    if (!first?.valid) continue;
    const others = readRun(right, countries);
    if (others.every((other) => other.phone.valid))
      return [{ printed: left, phone: first }, ...others];
  }
  const halves = splits(run).find(
    ([left, right]) => digitsIn(left) >= 7 && digitsIn(right) >= 7 && /^(?:0|\+)/.test(right),
  );
  if (halves && digitsIn(run) > 15) return halves.flatMap((half) => readRun(half, countries));
  return phone ? [{ printed: run, phone }] : [];
}

function areNumbers(run: string, countries: readonly CountryCode[]): boolean {
  const numbers = readRun(run, countries);
  return numbers.length > 0 && numbers.every(({ phone }) => phone.valid);
}

/** The numbers of a run when its letters are separators: “42 555 01 16l 42 555 0137”. */
function asPrinted(text: string, countries: readonly CountryCode[]) {
  const runs = [...text.matchAll(RUN)].filter((run) => digitsIn(run[0]) > 4);
  const numbers = runs.flatMap((run) => readRun(run[0], countries));
  return runs.length > 1 && numbers.every(({ phone }) => phone.valid) ? numbers : null;
}

/**
 * Whether digits look like a phone number and not like a postcode, a year or an id. An address may
 * hold as many: “Rua das Flores, 179. 7000-550 Évora”.
 * @param line what they stand in
 */
function plausible(printed: string, phone: ParsedPhone, labelled: boolean, line: string): boolean {
  const digits = digitsIn(printed);
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const isNorthAmerican = phone.valid && /^\s*(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4}/.test(printed);
  if (!labelled && letters > digits && !/^\s*[+(0]/.test(printed)) return isNorthAmerican;
  // “RBQ 5738-2196-01” is a register's: nobody there parts a telephone number so.
  if (!labelled && phone.key.startsWith('+1') && /^\d{4,}[ .-]\d/.test(printed.trim()))
    return false;
  // Nothing else in the line: “977 555 041 • 620 555 083”.
  if (letters === 0 && digits >= 9 && digits <= 12 && /\d[\s.-]\d/.test(printed)) return true;
  // Andorra's numbers have six digits.
  if (phone.valid) return digits >= 7 || labelled || (letters === 0 && /\d\s\d/.test(printed));
  if (labelled) return digits >= 7;
  return digits >= 9 && (/^\s*[+(0]/.test(printed) || phone.country !== null);
}

/** “〒532-0011”, the sign read as a T: where a Japanese card is delivered. */
const JAPANESE_POSTCODE = /^\d{3}-\d{4}$/;

/** Argentina's mobile numbers have a 9 behind the calling code that nobody prints for use at home. */
function asMobile(phone: ParsedPhone, kind: PhoneKind | null): ParsedPhone {
  if (kind !== 'cell' || phone.country !== 'AR' || phone.key.startsWith('+549')) return phone;
  const mobile = parsePhone(phone.key.replace('+54', '+549'), []);
  return mobile?.valid ? mobile : phone;
}

/** Takes phone numbers with their labels out of a line; numbers of other things stay. */
export function takePhones(text: string, countries: readonly CountryCode[]): Taken<FoundPhone> {
  const found: FoundPhone[] = [];
  const mended = [FOOTNOTE, ALWAYS].reduce(
    (line, signs) => line.replace(signs, (each) => ' '.repeat(each.length)),
    mendDigits(asDialed(text, countries)),
  );
  let rest = '';
  let from = 0;
  let printedBefore = '';
  for (const run of mended.matchAll(RUN)) {
    const match = withoutStrayDigits(trimRun(run, mended), mended, countries, areNumbers);
    const end = match.index + match[0].length;
    const before = text.slice(from, match.index);
    const printed = text.slice(match.index, end);
    if (countries[0] === 'JP' && JAPANESE_POSTCODE.test(printed.trim())) continue;
    const previous = found.at(-1);
    const shortened =
      previous?.valid && AND.test(before)
        ? withPrintedEnding(previous, printed, text.slice(end))
        : null;
    if (previous && shortened) {
      found.push({ ...previous, ...shortened });
      rest += before + CUT;
      from = end;
      continue;
    }
    if (digitsIn(match[0]) < 6 || isInWord(before, text.slice(end))) continue;
    const label = labelAtEnd(before);
    // “License #0648213” is read with an H.
    if (/(?:^|\s)[HKGVB]-?$/u.test(before)) continue;
    // “DE123456789” is a tax number, “A12-345” a part of an address; “T030…” has lost its space.
    // “VAT No. GB 123 4567 89”: the country's letters stand between the label and its number.
    const behindCountry = labelAtEnd(before.replace(/\b[A-Z]{2}\s*$/, ''))?.kind === 'other';
    // “CP: +63 917 524 8361”: with its calling code it is a telephone's, whatever stands before it.
    const isForeign = /^\s*\+/.test(printed) && parsePhone(match[0], [])?.valid === true;
    const isOther = label?.kind === 'other' || behindCountry;
    if ((isOther && !isForeign) || (LETTER_END.test(before) && !label)) continue;
    if (VAT_COUNTRY.test(before) && /^\d/.test(printed)) continue;
    const behind = label ? null : labelAtStart(text.slice(end));
    const kind = isOther ? null : (label?.kind ?? behind?.kind ?? null);
    if (kind === 'other') continue;
    if (!label && (HOURS.test(printed) || labelAlone(text.split(/\s+/)[0] ?? '') === 'other'))
      continue;
    const repaired = match[0] !== printed;
    // “rejestracja: 17 852 40 61”: a word that no lexicon of labels has.
    const isIntroduced = /\p{L}\s?:\s*$/u.test(before);
    // “+221 77 548 13 92 | 76 302 88 15”: nothing but a bar stands between it and another one.
    const goesOn = found.length > 0 && /^\s*[|/·•,;&]\s*$/.test(before);
    const note = NOTE.exec(text.slice(end))?.[0] ?? '';
    const line = text.slice(0, end) + text.slice(end + note.length);
    const reach = reachOf(label?.kind === 'work' ? before.slice(-label.length) : '');
    const sameArea = label && previous?.valid && withSameArea(previous, printedBefore, printed);
    const numbers = sameArea
      ? [{ printed, phone: sameArea }]
      : (asPrinted(printed, countries) ?? readRun(match[0], countries));
    printedBefore = printed;
    const phones = numbers
      .filter(({ printed, phone }) =>
        plausible(printed, phone, kind !== null || isIntroduced || (goesOn && phone.valid), line),
      )
      .map(({ phone }, i) => ({
        ...asMobile(phone, kind),
        labelled: i === 0 || behind ? kind : null,
        repaired: repaired || phone.mended,
        ...reach,
      }));
    if (phones.length === 0) continue;
    found.push(...phones);
    rest += before.slice(0, before.length - (label?.length ?? 0)) + CUT;
    from = end + (behind?.length ?? note.length);
  }
  return { found, rest: rest + text.slice(from) };
}
