import { fold } from '@cardsift/contacts/text/fold';

/** Letters that are read as another where the recognizer does not see what tells them apart, and `fold` keeps or spells out. */
const READ_AS: Record<string, string> = { þ: 'p', ə: 'e', ħ: 'h', ʻ: '', ʼ: '' };

/** A word in small letters without the marks that a recognizer may miss: “Þórdís” is `pordis`. */
export function withoutMarks(word: string): string {
  return fold(word.toLowerCase().replace(/[þəħʻʼ]/g, (letter) => READ_AS[letter] ?? letter));
}
