import { wordList, wordSet } from './word-list.ts';
import lists from './word-lists.json' with { type: 'json' };

/** Legal forms. A line with one is nearly always an organization. Compared without dots and spaces. */
export const legalForms = wordList(...lists.legalForms);

/** Legal forms too short or too common as words to be trusted when written in small letters. */
export const shyLegalForms = wordSet(lists.shyLegalForms);

/** Words that stand in names of organizations. */
export const organizationWords = wordList(...lists.organizationWords);
