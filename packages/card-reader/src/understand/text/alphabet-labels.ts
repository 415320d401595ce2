import { fold } from '@cardsift/contacts/text/fold';
import labels from '../lexicon/alphabet-labels.json' with { type: 'json' };
import extensionWords from '../lexicon/extension-words.json' with { type: 'json' };
import registerNames from '../lexicon/register-names.json' with { type: 'json' };

export const GREEK_OR_CYRILLIC = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
const WORD = /[\p{L}\p{M}]+/gu;

/** The words of labels of numbers in Greek and Cyrillic letters, folded. */
const labelWords = new Set(
  [...Object.values(labels), ...Object.values(registerNames), extensionWords.alphabets]
    .flat()
    .filter((label) => GREEK_OR_CYRILLIC.test(label))
    .flatMap((label) => fold(label).split(' ')),
);

/** “тел.”, “Τηλ./Φαξ:”: whether every word of what stands between two spaces is one of labels. */
export function isOfLabel(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return words.length > 0 && words.every((word) => labelWords.has(fold(word)));
}
