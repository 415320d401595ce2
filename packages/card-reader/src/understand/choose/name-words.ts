import { givenNames } from '../lexicon/given-names.ts';
import { lexemesOf } from '../text/words.ts';

/** “McGroarty’s” is one word. */
export const nameWords = ({ text }: { text: string }) =>
  lexemesOf(text).filter((word) => word.length > 1);

/** “Bridget Halloran”: signs begin with a given name less often than people. */
export function beginsWithGiven(name: { text: string }): boolean {
  const [first = '', ...others] = nameWords(name);
  return others.length > 0 && givenNames.has(first);
}
