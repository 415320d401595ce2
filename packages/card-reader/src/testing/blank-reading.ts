import type { CardReading } from '../reading.ts';

/** A card without any reading, as a base for readings in tests. */
export const BLANK_READING: Readonly<CardReading> = {
  quad: null,
  lines: [],
  emails: [],
  phones: [],
  websites: [],
  socials: [],
  industry: 'Other',
  hashtags: [],
  unassigned: [],
};
