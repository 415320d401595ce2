import { fold } from '../fold.ts';
import { type PhoneDigits, readPhoneDigits } from './phone-digits.ts';

/** One of the words looked for; a contact is found when it has all of them. */
export interface SearchTerm {
  /** Folded. */
  text: string;
  /** Only among tags, as the chips show them: `#finance`. */
  isTag: boolean;
  /** What it is of a phone number, when it can be one. */
  phone?: PhoneDigits;
}

/** What somebody typed into the search box, word by word. A phone number is one word, spaces and all. */
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
