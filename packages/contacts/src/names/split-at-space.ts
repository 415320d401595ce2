interface SplitName {
  given: string;
  family: string;
}

/**
 * Splits a name as the contacts export does: the last word is the family name, and everything
 * before it the given name. A single word is a family name.
 */
export function splitAtLastSpace(fullName: string): SplitName {
  const words = splitWords(fullName);
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

/**
 * Splits a name as the digital card does: the first word is the given name, and the rest the family
 * name. A single word is a given name.
 */
export function splitAtFirstSpace(fullName: string): SplitName {
  const words = splitWords(fullName);
  return { given: words[0] ?? '', family: words.slice(1).join(' ') };
}

function splitWords(fullName: string): string[] {
  return fullName.split(/\s+/u).filter((word) => word !== '');
}
