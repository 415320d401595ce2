import type { Box } from '../card/lay-out.ts';
import type { LabeledWord } from '../network/label-words.ts';
import type { WordLabel } from '../network/word-labels.ts';

/** Words of one line that belong to one value. */
export interface Segment {
  label: WordLabel;
  words: LabeledWord[];
  /** Index into the lines. */
  line: number;
  text: string;
  /** Whether its line ends behind it with a comma. */
  endsWithComma: boolean;
  box: Box;
  /** Mean probability that its words are what its label says. */
  probability: number;
  /** The probability of its least probable word or step between words. */
  certainty: number;
  /** How probably its value is the card's one name, title or organization. */
  main: number;
  /** Of the recognizer, 0 to 1. */
  confidence: number;
}
