import type { Language } from './languages.ts';
import { type WordList, wordList, wordLists } from './word-list.ts';
import lists from './word-lists.json' with { type: 'json' };

/** Nouns that name a person's job. A line with one is nearly always a job title. */
export const JOB_HEADS: Record<Language | 'other', WordList> = wordLists(lists.jobHeads);

/** Words that stand in job titles beside a head, and in departments; weak alone. */
export const jobModifiers = wordList(...lists.jobModifiers);
