/** The name of a contact when nothing was found to name it by. */
export const UNKNOWN_NAME = 'Unknown Contact';

interface SplitName {
  given: string;
  family: string;
}

/**
 * Reads a name the way the contacts export does: the last word is the family name, everything
 * before it the given name. A single word is a family name.
 */
export function splitAtLastSpace(fullName: string): SplitName {
  const words = splitWords(fullName);
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

/**
 * Reads a name the way the digital card does: the first word is the given name, the rest is
 * family. A name of one word is all given name.
 */
export function splitAtFirstSpace(fullName: string): SplitName {
  const words = splitWords(fullName);
  return { given: words[0] ?? '', family: words.slice(1).join(' ') };
}

function splitWords(fullName: string): string[] {
  return fullName.split(/\s+/u).filter((word) => word !== '');
}
