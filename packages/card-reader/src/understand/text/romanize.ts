import { fold } from '@cardsift/contacts/text/fold';
import { GREEK_OR_CYRILLIC } from './alphabet-labels.ts';
import schemes from './romanization.json' with { type: 'json' };

/** The letters of each way to spell them, the longest first. */
const SCHEMES = Object.values(schemes).map((letters: Record<string, string>) => ({
  letters,
  pattern: new RegExp(
    Object.keys(letters)
      .toSorted((a, b) => b.length - a.length)
      .join('|'),
    'gu',
  ),
}));

/**
 * How a text in Cyrillic or Greek letters may be spelt in Latin ones, folded: “казань” is “kazan”, “юлія” “yuliya” and
 * “iuliia”. A text without such letters, or with one that no scheme has, has no such spelling.
 */
export function romanizations(text: string): string[] {
  if (!GREEK_OR_CYRILLIC.test(text)) return [];
  const folded = fold(text);
  const spellings = SCHEMES.map(({ letters, pattern }) =>
    folded.replace(pattern, (letter) => letters[letter] ?? letter),
  );
  return [...new Set(spellings.filter((spelling) => !GREEK_OR_CYRILLIC.test(spelling)))];
}
