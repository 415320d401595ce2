import { fold } from '../text/fold.ts';
import { type PhoneDigits, readPhoneDigits } from './phone-digits.ts';

/** A word to search for. A contact is found if it has all of them. */
export interface SearchTerm {
  /** Folded. */
  text: string;
  /** To be found only among tags, as shown on their chips: `#finance`. */
  isTag: boolean;
  /** Its digits, if it can be part of a phone number. */
  phone?: PhoneDigits;
}

/** The words of a typed search. A phone number is one word, even with spaces. */
export function parseSearch(typed: string): SearchTerm[] {
  const search = typed.trim();
  const phone = readPhoneDigits(search);
  if (phone) return [{ text: fold(search), isTag: false, phone }];
  return search
    .split(/\s+/)
    .map((word) => {
      const isTag = /^#./.test(word);
      return { text: fold(isTag ? word.slice(1) : word), isTag };
    })
    .filter(({ text }) => text !== '');
}
