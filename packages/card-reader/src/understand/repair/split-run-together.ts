import { givenNames } from '../lexicon/given-names.ts';
import { jobHeads, jobModifiers } from '../lexicon/job-words.ts';
import { organisationWords } from '../lexicon/organisation-words.ts';
import { fold, squash } from '../text/fold.ts';
import { splitCompound } from '../text/split-compound.ts';

/** Closes up letter-spaced words: «J O H N  D O E» is «JOHN DOE», «A C M E» is «ACME». */
export function closeUp(text: string): string {
  const words = text.trim().split(/\s+/);
  const single = words.filter((word) => /^[\p{L}&]$/u.test(word)).length;
  if (single < 3 || single < words.length * 0.6) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s+/g, ''))
    .join(' ');
}

export interface SplitEvidence {
  /** Owner's labels of the card's domains: `maple-lowe`. */
  labels: readonly string[];
  /** Parts of its e-mail addresses and domains. */
  tokens: readonly string[];
  /** Job words are split in English alone: other languages write compounds as one word. */
  english: boolean;
}

/** All capitals of some length, or small letters with one capital inside: «JaneDoe». */
const RUN_TOGETHER = /^\p{Lu}{8,}$|^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u;

/**
 * Parts words that were read without the space between them: «MAPLELOWE», where a domain
 * `maple-lowe` or the lexicons show how.
 */
export function splitRunTogether(text: string, evidence: SplitEvidence): string {
  return text
    .split(' ')
    .map((word) =>
      RUN_TOGETHER.test(word) && fold(word).length === word.length ? partsOf(word, evidence) : word,
    )
    .join(' ');
}

function partsOf(word: string, { labels, tokens, english }: SplitEvidence): string {
  const plain = fold(word);
  const known = (part: string) => {
    if (part === plain) return 0;
    if (tokens.includes(part)) return 3;
    if (givenNames.has(part) || organisationWords.has(part)) return 2;
    return english && (jobHeads.has(part) || jobModifiers.has(part)) ? 2 : 0;
  };
  const label = labels.find((each) => each.includes('-') && squash(each) === plain);
  const parts = label ? label.split('-') : splitCompound(plain, known);
  if (!label && !parts.every((part) => known(part) > 0)) return word;
  const starts = parts.map((_, i) => parts.slice(0, i).join('').length);
  return parts.map((part, i) => word.slice(starts[i], (starts[i] ?? 0) + part.length)).join(' ');
}
