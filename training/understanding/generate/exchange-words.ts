import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import { fold } from '@cardsift/contacts/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from './lay-out-card.ts';
import { fill } from './other-words.ts';
import { type Slot, slotsOf, textOfSlot } from './slots.ts';
import type { WordPool } from './word-pool.ts';

/** How often values of a kind are taken from another card. */
const OFTEN: Partial<Record<WordLabel, number>> = {
  name: 0.8,
  organization: 0.6,
  title: 0.7,
  department: 0.6,
  tagline: 0.6,
  service: 0.6,
  honorific: 0.3,
  credential: 0.4,
  hours: 0.3,
  other: 0.3,
};

const SCRIPTS = [
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
];

/** The index of the script that a text is in, or -1 for Latin letters. */
const scriptOf = (text: string) => SCRIPTS.findIndex((script) => script.test(text));
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A replaced word, which organizations with a name in them and addresses have to follow. */
type Exchange = [before: string, after: string];

/** Replaces a card's values by those of other cards. Lines, sizes and order stay, and addresses still match names. */
export function exchangeWords(
  lines: readonly PlacedLine[],
  country: string,
  pool: WordPool,
  random: Random,
): void {
  const slots = slotsOf(lines);
  const signs = new Set(slots.map(({ value }) => value.sign));
  const exchanges: Exchange[] = [];
  for (const [label, often] of Object.entries(OFTEN) as [WordLabel, number][]) {
    if (!random.chance(often)) continue;
    for (const slot of slots) {
      if (slot.value.label !== label || slot.value.sign || signs.has(slot.value)) continue;
      const before = textOfSlot(slot);
      const words = wordsOf(before).length;
      const after = pool.pick(
        label,
        country,
        random,
        (text) =>
          scriptOf(text) === scriptOf(before) &&
          // A name is replaced by one with as many words, so that an organization named after the person still
          // contains it.
          (label === 'name'
            ? wordsOf(text).length === words
            : wordsOf(text).length >= slot.spans.length),
      );
      if (after === undefined) continue;
      exchanges.push(...exchangesOf(label, before, after));
      fill(slot.spans, after);
    }
  }
  for (const slot of slots) {
    if (slot.value.label === 'name' && slot.value.sign) renameInSign(slot, exchanges);
    if (slot.value.label === 'email' || slot.value.label === 'web') readdress(slot, exchanges);
  }
}

function exchangesOf(label: WordLabel, before: string, after: string): Exchange[] {
  if (label !== 'name' && label !== 'organization') return [];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const pairs: Exchange[] =
    label === 'name'
      ? old.map((word, i) => [word, now[i] ?? ''])
      : [
          [before, after],
          [old[0] ?? '', now[0] ?? ''],
        ];
  return pairs.filter(([word]) => plain(word).length > 1);
}

function renameInSign({ spans }: Slot, exchanges: readonly Exchange[]): void {
  for (const span of spans)
    span.text = span.text
      .split(/(\s+)/)
      .map((word) => {
        const found = exchanges.find(([before]) => plain(before) === plain(word));
        if (!found || word.trim() === '') return word;
        return word === word.toUpperCase() ? found[1].toUpperCase() : found[1];
      })
      .join('');
}

/** “j.huber@huber.example” becomes “k.maier@maier.example” for Karl Maier. */
function readdress({ spans }: Slot, exchanges: readonly Exchange[]): void {
  const known = exchanges
    .map(([before, after]): Exchange => [plain(before), plain(after)])
    .filter(([before, after]) => before.length > 2 && after.length > 0)
    .sort((a, b) => b[0].length - a[0].length);
  const [given] = known.length > 0 ? exchanges : [];
  for (const span of spans) {
    let text = span.text;
    for (const [i, [before]] of known.entries()) {
      const mark = String.fromCharCode(0xe000 + i);
      text = text.replaceAll(before, mark).replaceAll(capitalized(before), mark);
    }
    if (
      given &&
      /^.[._-]?[\ue000-\uefff]/u.test(text) &&
      plain(text.charAt(0)) === plain(given[0]).charAt(0)
    )
      text = plain(given[1]).charAt(0) + text.slice(1);
    span.text = text.replace(
      /[\ue000-\uefff]/gu,
      (mark) => known[mark.charCodeAt(0) - 0xe000]?.[1] ?? '',
    );
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
