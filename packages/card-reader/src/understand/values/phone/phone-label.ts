import { fold } from '@cardsift/contacts/text/fold';
import { type LabelKind, phoneLabels } from '../../lexicon/phone-labels.ts';
import reach from '../../lexicon/phone-reach.json' with { type: 'json' };

export interface PhoneLabel {
  kind: LabelKind;
  /** How many characters of the text the label takes, separators included. */
  length: number;
}

/** Labels of up to this many words are looked up: “cep telefonu no”. */
const LONGEST = 4;

/** As labels are looked up: folded, without marks between words. */
export const tidyLabel = (text: string): string =>
  fold(text)
    .replaceAll('º', 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** “T E L :” */
const SPACED = /^\p{L}(?: \p{L})+$/u;

function kindOf(label: string): LabelKind | undefined {
  return (
    phoneLabels.get(label) ??
    (SPACED.test(label) ? phoneLabels.get(label.replaceAll(' ', '')) : undefined)
  );
}

/** The label with which a text ends, as in “Office | Mobile:”; the longest one wins. */
export function labelAtEnd(text: string): PhoneLabel | null {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  for (let n = Math.min(LONGEST, words.length); n > 0; n--) {
    const start = words[words.length - n]?.index ?? 0;
    const own = tidyLabel(text.slice(start));
    const kind = kindOf(own);
    if (kind) return { kind, length: text.length - start };
  }
  return null;
}

/** A label behind its number: “+49 30 1234 (mobil)”, “555 0123 fax”, “555-0123 (c)”. */
export function labelAtStart(text: string): PhoneLabel | null {
  const bracketed = /^\s*[([{]\s*([^)\]}]{1,24})[)\]}]/.exec(text);
  const bare = /^\s*[-–,/]?\s*([\p{L}\p{M}]{3,16})\s*$/u.exec(text);
  const match = bracketed ?? bare;
  const kind = match?.[1] ? phoneLabels.get(tidyLabel(match[1])) : undefined;
  return match && kind ? { kind, length: match[0].length } : null;
}

/** A text that is nothing but a label, in a column of its own. */
export function labelAlone(text: string): LabelKind | null {
  return phoneLabels.get(tidyLabel(text)) ?? null;
}

export interface PhoneReach {
  /** Whom the label says a number reaches: the person, or everybody; null where it does not tell. */
  reaches: 'person' | 'everybody' | null;
  /** “Tel./Fax”: a telephone that takes faxes. */
  takesFax: boolean;
}

/** What a label says beyond the kind of number. */
export function reachOf(label: string): PhoneReach {
  const plain = fold(label);
  const { reaches = null } =
    REACHES.find(({ words }) => words.some(begins(tidyLabel(label)))) ?? {};
  return { reaches, takesFax: /^\W*\p{L}+\W.*(?:fax|faks|факс|φαξ|\/[fфφ](?!\p{L}))/u.test(plain) };
}

/** A word with a star is the beginning of one. */
const REACHES = (['person', 'everybody'] as const).map((reaches) => ({
  reaches,
  words: reach[reaches].map((word) =>
    word.endsWith('*') ? tidyLabel(word) : `${tidyLabel(word)} `,
  ),
}));

const begins = (label: string) => (word: string) => `${label} `.startsWith(word);
