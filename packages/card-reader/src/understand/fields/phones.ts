import type { PhoneKind } from '@cardsift/contacts/contact';
import type { CountryCode } from 'libphonenumber-js/max';
import { labelAtEnd, labelAtStart } from './phone-label.ts';
import { mendDigits, type ParsedPhone, parsePhone } from './phone-number.ts';
import { CUT, type Taken } from './taken.ts';

export interface FoundPhone extends ParsedPhone {
  /** Kind by its own label in the same line; null when it has none. */
  labelled: PhoneKind | null;
  /** Whether letters had to be read as digits. */
  repaired: boolean;
}

/** A run of digits with what stands between the digits of one number, extension included. */
const RUN =
  /[+(]*\s?(?:\d|(?<=\d[\s.()/–-]{0,3})[OoQlI|SB](?=[\s.()/–-]{0,3}\d)|(?<=[+(\d][\s.()/–-]{0,2})[Ol](?=\d)|(?<=\d)[OlI](?=\s|$))(?:[\s.()[\]/–—−·'’-]{0,3}(?:\+|\d|[OoQlI|SB](?=[\s.()/–-]{0,2}[\dOlI])|(?<=\d)[OlI](?![\p{L}])))*(?:\s*[,;]?\s*(?:ext(?:ension)?|extn|x|dw|wew|poste|interno|int|anknytning|toestel|dahili)\b\.?\s*:?\s*\d{1,6})?/giu;

const LETTER_END = /\p{L}[-.]?$/u;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Cuts a run that holds several numbers: before a `+`, and at ` / ` when both sides are numbers. */
function splitRun(run: string): string[] {
  const atPlus = run.split(/(?=\(?\+)/).filter((part) => digitsIn(part) > 0);
  return atPlus.flatMap((part) => {
    const sides = part.split(/\s+[/–—-]\s+|\s{3,}|\s\/|\/\s/);
    return sides.length > 1 && sides.every((side) => digitsIn(side) >= 7) ? sides : [part];
  });
}

/** Whether digits without a label look like a phone number and not a postcode, a year or an id. */
function plausible(printed: string, phone: ParsedPhone, labelled: boolean): boolean {
  const digits = digitsIn(printed);
  if (labelled) return digits >= 5;
  if (phone.valid) return digits >= 7;
  return digits >= 9 && (/^\s*[+(0]/.test(printed) || phone.country !== null);
}

/** Takes phone numbers with their labels out of a line; numbers of other things stay. */
export function takePhones(text: string, countries: readonly CountryCode[]): Taken<FoundPhone> {
  const found: FoundPhone[] = [];
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(RUN)) {
    if (digitsIn(match[0]) < 5) continue;
    const before = text.slice(from, match.index);
    const label = labelAtEnd(before);
    // «DE123456789» is a tax number, «A12-345» a part of an address; «T030…» has lost its space.
    if (LETTER_END.test(before) && !label) continue;
    if (label?.kind === 'other') continue;
    const end = match.index + match[0].length;
    const behind = label ? null : labelAtStart(text.slice(end));
    const kind = label?.kind ?? behind?.kind ?? null;
    if (kind === 'other') continue;
    const numbers = splitRun(match[0]).flatMap((printed) => {
      const mended =
        mendDigits(
          printed.replace(/(?:ext|x|dw|wew|poste|int|anknytning|toestel|dahili).*$/i, ''),
        ) + (/(?:ext|x|dw|wew|poste|int|anknytning|toestel|dahili).*$/i.exec(printed)?.[0] ?? '');
      const phone = parsePhone(mended, countries);
      if (!phone || !plausible(mended, phone, kind !== null)) return [];
      return [{ ...phone, labelled: kind, repaired: mended !== printed }];
    });
    if (numbers.length === 0) continue;
    found.push(...numbers);
    rest += before.slice(0, before.length - (label?.length ?? 0)) + CUT;
    from = end + (behind?.length ?? 0);
  }
  return { found, rest: rest + text.slice(from) };
}
