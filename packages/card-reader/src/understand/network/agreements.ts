import { fold } from '@cardsift/contacts/text/fold';
import type { OwnAddresses } from '../own-addresses/own-addresses.ts';
import { foldSpeltOut, squash } from '../text/fold-spelt-out.ts';
import { romanizations } from '../text/romanize.ts';

/** What a card’s words are compared with: its mailboxes and domains, without signs. */
export interface ComparedAddresses {
  locals: { whole: string; tokens: string[] }[];
  labels: string[];
}

export function comparedAddresses({ locals, labels }: OwnAddresses): ComparedAddresses {
  return {
    locals: locals.map((local) => ({
      whole: squash(local),
      tokens: fold(local)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    })),
    labels: labels.map(squash).filter((label) => label.length > 1),
  };
}

/** How a word agrees with the card's own e-mail addresses and domains. */
export function agreementsOf(word: string, { locals, labels }: ComparedAddresses): number[] {
  const spellings = [word, foldSpeltOut(word), ...romanizations(word)].map(squash);
  let token = 0;
  let inLocal = 0;
  let initial = 0;
  let label = 0;
  for (const own of spellings) {
    if (own === '') continue;
    for (const local of locals) {
      if (own.length > 1 && local.tokens.includes(own)) token = 1;
      if (own.length > 2 && local.whole.includes(own)) inLocal = 1;
      if (local.whole.startsWith(own.charAt(0))) initial = 1;
    }
    for (const each of labels) {
      if (own === each) label = 1;
      else if (own.length > 2 && each.includes(own))
        label = Math.max(label, 0.2 + (0.7 * own.length) / each.length);
    }
  }
  return [token, inLocal, initial, label];
}
