import { streetEndings, streetWords } from '../lexicon/address-words.ts';
import { JOB_HEADS } from '../lexicon/job-words.ts';
import { organizationWords } from '../lexicon/organization-words.ts';
import { wordSet } from '../lexicon/word-list.ts';
import lists from '../lexicon/word-lists.json' with { type: 'json' };

const hasEnding = (lexeme: string, endings: readonly string[], stem = 0) =>
  endings.some((ending) => lexeme.endsWith(ending) && lexeme.length >= ending.length + stem);

/** Ends of compounds that name a firm, a practice or an authority. */
const firmEndings = [...wordSet(lists.firmEndings)];
/** Letters of a compound before its ending. */
const SHORTEST_STEM = 3;

export function isOrganizationWord(lexeme: string): boolean {
  return organizationWords.has(lexeme) || hasEnding(lexeme, firmEndings, SHORTEST_STEM);
}

const jobHeads = Object.values(JOB_HEADS);

export function isJobHead(lexeme: string): boolean {
  return jobHeads.some((heads) => heads.has(lexeme));
}

export function isStreetWord(lexeme: string): boolean {
  return streetWords.has(lexeme) || (lexeme.length > 5 && hasEnding(lexeme, streetEndings));
}
