import { wordList } from '../text/word-list.ts';
import lists from './lists.json' with { type: 'json' };

/** With one of these begins or ends the name of a part of an organization. */
export const departmentWords = wordList(...lists.departmentWords);
