import { countDigits } from '../../text/digits.ts';
import { wordsOf } from '../../text/words.ts';
import type { DigitsInLine } from './digits-in-line.ts';
import type { LabelOfNumber } from './label-of-number.ts';
import { labelAlone } from './phone-label.ts';

/** What stands around digits. */
interface Around {
  /** Since the number before. */
  before: string;
  /** The whole line. */
  line: string;
  label: Pick<LabelOfNumber, 'before' | 'isOther'>;
}

/** Fewer digits are dialed within a house only. */
const SHORTEST = 6;

/** “DE123456789” is a tax number, “A12-345” a part of an address; “T030…” has lost its space. */
const LETTER_END = /\p{L}[-.]?$/u;

/**
 * Whether digits are no telephone's, by what stands before them. What the network takes for hours or a register's number
 * is left out later.
 */
export function isNotAPhone(
  { digits }: Pick<DigitsInLine, 'digits'>,
  { before, line, label }: Around,
): boolean {
  if (label.isOther || countDigits(digits) < SHORTEST) return true;
  if (label.before) return false;
  const [firstWord = ''] = wordsOf(line);
  return LETTER_END.test(before) || labelAlone(firstWord) === 'other';
}
