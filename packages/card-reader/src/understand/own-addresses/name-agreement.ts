import { fold } from '@cardsift/contacts/text/fold';
import { foldSpeltOut } from '../text/fold-spelt-out.ts';
import { lettersOf } from '../text/letter-case.ts';
import { romanizations } from '../text/romanize.ts';
import { similarity } from '../text/similarity.ts';

const near = (a: string, b: string) => a === b || (a.length >= 5 && similarity(a, b) >= 0.8);

const partsOf = (text: string) => text.split(/[^\p{L}]+/u).filter(Boolean);

function agreement(words: readonly string[], local: string): number {
  const letters = lettersOf(local);
  const tokens = partsOf(local);
  const long = words.filter((word) => word.length > 1);
  if (letters.length < 2 || long.length === 0) return 0;
  const hits = long.filter((word) => tokens.some((token) => near(token, word)));
  if (hits.length >= 2) return 1;
  for (const a of long) {
    for (const b of long) {
      if (a === b) continue;
      if (near(letters, a + b)) return 1;
      const initial = a.charAt(0);
      if (near(letters, initial + b) || near(letters, b + initial)) return 0.85;
    }
  }
  if (hits.length === 1) return (hits[0]?.length ?? 0) > 2 ? 0.7 : 0.3;
  const initials = words.map((word) => word.charAt(0)).join('');
  return letters === initials ? 0.4 : 0;
}

/** 0 to 1: how well a person's words explain the local part of an e-mail address. */
export function nameAgreement(name: string, locals: readonly string[]): number {
  let best = 0;
  for (const spelling of [fold(name), foldSpeltOut(name), ...romanizations(name)]) {
    const words = partsOf(spelling);
    for (const local of locals) best = Math.max(best, agreement(words, fold(local)));
  }
  return best;
}

/** From this agreement on a mailbox is a person's. */
const OWN = 0.7;

/** Whether an e-mail address is called after a person, as “t.erkoc@…” is after Tolga Erkoc. */
export const isMailboxOf = (address: string, name: string): boolean =>
  nameAgreement(name, [address.slice(0, address.indexOf('@'))]) >= OWN;
