import letters from './letters-by-country.json' with { type: 'json' };

const LETTERS: Partial<Record<string, string>> = letters;

/** Letters with marks that cards of a country bear, the most usual first; undefined where it is not known. */
export const lettersOf = (country: string): string | undefined => LETTERS[country];
