import { withoutOpenEnd } from '../text/open-end.ts';

/** “head of partnerships (she/her)”: how to speak of somebody. */
const PRONOUNS =
  /\s*[([,|·–-]?\s*\b(?:she|he|they)\s?\/\s?(?:her|him|his|them|they)(?:\s?\/\s?\w+)?\b[)\]]?/giu;

/** A title without what is printed with it and is none. */
export const tidyTitle = (title: string): string => withoutOpenEnd(title.replace(PRONOUNS, ''));
