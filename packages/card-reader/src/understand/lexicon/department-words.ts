import { wordList } from './word-list.ts';
import lists from './word-lists.json' with { type: 'json' };

/** The name of an organization's department begins or ends with one of these. */
export const departmentWords = wordList(...lists.departmentWords);
