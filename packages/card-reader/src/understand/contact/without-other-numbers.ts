import { type LabeledWord, probabilityOf } from '../network/label-words.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { digitsOf } from '../text/digits.ts';
import type { At } from '../values/extract-values.ts';
import type { FoundPhone } from '../values/phone/found-phone.ts';

/** Numbers of these kinds look like telephone numbers. */
const OTHERS: WordLabel[] = ['register', 'address', 'hours', 'other', 'social'];
/** How sure the network must be that a number without a label, or without a meaning, is no telephone's. */
const NOT_A_PHONE = 0.8;
/** The same for one that is valid where the card is from. */
const VALID_BUT_NOT_A_PHONE = 0.98;

/** How probably the words of a number are something else than a telephone's, each as heavy as it has digits. */
function otherness(words: readonly LabeledWord[]): number {
  let other = 0;
  let weight = 0;
  for (const word of words) {
    const digits = digitsOf(word.text).length;
    weight += digits;
    other += digits * OTHERS.reduce((sum, label) => sum + probabilityOf(word, label), 0);
  }
  return weight === 0 ? 0 : other / weight;
}

/** The phones without tax and register numbers, postcodes and opening hours that the grammar took for one. */
export function withoutOtherNumbers(
  phones: readonly At<FoundPhone>[],
  words: readonly LabeledWord[],
): At<FoundPhone>[] {
  const byLine = Map.groupBy(words, ({ line }) => line);
  return phones.filter(({ line, key, labeled, valid }) => {
    if (labeled !== null && valid) return true;
    const all = byLine.get(line) ?? [];
    // Nothing beside it says that it would be another number.
    if (valid && all.every(({ taken }) => taken)) return true;
    const own = all.filter(({ taken, text }) => {
      const digits = digitsOf(text);
      return taken && digits.length > 1 && key.includes(digits.replace(/^0+/, ''));
    });
    return otherness(own) < (valid ? VALID_BUT_NOT_A_PHONE : NOT_A_PHONE);
  });
}
