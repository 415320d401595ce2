import type { ComparedField, Comparison } from './compare-fields.ts';
import { COMPARED_FIELDS } from './compare-fields.ts';
import type { MatchedCard } from './match-cards.ts';

/** A share, as its two counts. */
export interface Share {
  hits: number;
  of: number;
}

export interface Tally {
  fields: Record<ComparedField, Share>;
  /** The same for the five fields that make a whole card. */
  fieldExact: Share;
  wholeCard: Share;
  /** Wrong values with a confidence of 0.9 or more, among all that were compared. */
  wrongButSure: Share;
  /** Cards of which every printed number was read. */
  phonesKept: Share;
  /** Exact names, among those with letters that English lacks. */
  diacriticNames: Share;
  /** Cards on pictures of several that have a reading with their name or e-mail. */
  cardsFound: Share;
}

export const WHOLE_CARD_FIELDS: readonly ComparedField[] = [
  'name',
  'title',
  'organization',
  'e-mail',
  'main phone',
];

/** Values with this confidence or more count as sure. The product asks a person to check those below `CHECK_BELOW`. */
export const COUNTED_AS_SURE = 0.9;

export function emptyTally(): Tally {
  const share = (): Share => ({ hits: 0, of: 0 });
  return {
    fields: Object.fromEntries(COMPARED_FIELDS.map((field) => [field, share()])) as Tally['fields'],
    fieldExact: share(),
    wholeCard: share(),
    wrongButSure: share(),
    phonesKept: share(),
    diacriticNames: share(),
    cardsFound: share(),
  };
}

/** @param several whether the picture showed more than one card */
export function addCard(tally: Tally, { card, comparisons }: MatchedCard, several: boolean): void {
  const whole = comparisons.filter(({ field }) => WHOLE_CARD_FIELDS.includes(field));
  const exact = (field: ComparedField) =>
    comparisons.some((one) => one.field === field && one.exact);
  for (const one of comparisons) {
    count(tally.fields[one.field], one.exact);
    count(tally.wrongButSure, !one.exact && (one.confidence ?? 0) >= COUNTED_AS_SURE);
  }
  for (const one of whole) count(tally.fieldExact, one.exact);
  count(
    tally.wholeCard,
    whole.every((one) => one.exact),
  );
  count(tally.phonesKept, keepsPhones(comparisons));
  if (/[^\x20-\x7e’]/.test(card.truth.fullName)) count(tally.diacriticNames, exact('name'));
  if (several) count(tally.cardsFound, exact('name') || exact('e-mail'));
}

function keepsPhones(comparisons: Comparison[]): boolean {
  const phones = comparisons.find(({ field }) => field === 'all phones');
  const read = phones?.reading.split(' ') ?? [];
  return phones?.truth.split(' ').every((number) => read.includes(number)) ?? false;
}

function count(share: Share, hit: boolean): void {
  share.of += 1;
  if (hit) share.hits += 1;
}
