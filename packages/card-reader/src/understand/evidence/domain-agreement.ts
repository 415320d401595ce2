import { withoutLegalForm } from '../grammars/legal-form.ts';
import { isOrganizationWord } from '../grammars/word-kinds.ts';
import { foldSpeltOut, squash } from '../text/fold-spelt-out.ts';
import { romanizations } from '../text/romanize.ts';
import { similarity } from '../text/similarity.ts';

const SMALL = /^(?:and|und|et|e|y|the|of|de|der|die|das|la|le|les|i|og|och|en|van|for|fur)$/;

function agreement(words: readonly string[], label: string): number {
  const joined = words.join('');
  if (joined.length < 2 || label.length < 2) return 0;
  if (joined === label) return 1;
  if (label.length >= 4 && similarity(joined, label) >= 0.8) return 0.9;
  const main = words.filter((word) => !SMALL.test(word));
  if (main.join('') === label) return 1;
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
  // “kmp-recht” of Krüger Möllendorff & Partner, “rmdlegal”: initials and what kind of firm it is.
  if (initials.length >= 3 && label.startsWith(initials)) {
    if (isOrganizationWord(label.slice(initials.length))) return 0.7;
  }
  if (label.length >= 3 && main.length > 1 && isBeginnings(label, main)) return 0.6;
  if (covered >= 4) return 0.3 + (0.5 * covered) / label.length;
  return 0;
}

/** Whether a label is made of the beginnings of all words in order: “unil”, “finsbank”. */
function isBeginnings(label: string, words: readonly string[]): boolean {
  const [word, ...others] = words;
  if (word === undefined) return label === '';
  for (let n = Math.min(word.length, label.length); n > 0; n--) {
    if (label.startsWith(word.slice(0, n)) && isBeginnings(label.slice(n), others)) return true;
  }
  return false;
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
      const words = text.split(/\s+/).map(squash).filter(Boolean);
      best = Math.max(best, agreement(words, target));
    }
  }
  return best;
}
