import { smallSignWords } from '../lexicon/word-lists.ts';
import { foldSpeltOut, squash } from '../text/fold-spelt-out.ts';
import { romanizations } from '../text/romanize.ts';
import { wordsOf } from '../text/words.ts';
import { withoutLegalForm } from '../values/legal-form.ts';

function agreement(words: readonly string[], label: string): number {
  const joined = words.join('');
  if (joined.length < 2 || label.length < 2) return 0;
  if (joined === label) return 1;
  const main = words.filter((word) => !smallSignWords.has(word));
  let covered = 0;
  let at = label;
  for (const word of main) {
    if (word.length > 2 && at.includes(word)) {
      covered += word.length;
      at = at.replace(word, ' ');
    }
  }
  if (covered / label.length >= 0.7) return 0.9;
  if (label.length >= 4 && joined.includes(label)) return 0.8;
  const initials = main.map((word) => word.charAt(0)).join('');
  if (label.length >= 2 && initials === label) return 0.7;
  if (covered >= 4) return 0.3 + (0.5 * covered) / label.length;
  return 0;
}

/** 0 to 1: how well an organization's name explains the card's own domains. */
export function domainAgreement(organization: string, labels: readonly string[]): number {
  let best = 0;
  for (const label of labels) {
    const target = squash(label);
    const plain = withoutLegalForm(organization);
    for (const text of [
      plain,
      withoutLegalForm(foldSpeltOut(organization)),
      ...romanizations(plain),
    ]) {
      const words = wordsOf(text).map(squash).filter(Boolean);
      best = Math.max(best, agreement(words, target));
    }
  }
  return best;
}
