import lists from './lists.json' with { type: 'json' };
import { wordList } from './word-list.ts';

/** The name of an organization's department begins or ends with one of these. */
export const departmentWords = wordList(...lists.departmentWords);
