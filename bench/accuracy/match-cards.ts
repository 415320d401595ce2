import type { CardReading } from '@cardsift/card-reader/reading';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import type { InventedCard } from '@cardsift/invented-cards/invented-card';
import { type Comparison, compareFields } from './compare-fields.ts';

export interface MatchedCard {
  card: InventedCard;
  /** Undefined if every reading went to another card. */
  reading: CardReading | undefined;
  comparisons: Comparison[];
}

/** Gives each card of a picture the reading that agrees with it best. No reading is used twice. */
export function matchCards(cards: InventedCard[], readings: CardReading[]): MatchedCard[] {
  const pairs = cards
    .flatMap((card) =>
      readings.map((reading) => ({ card, reading, comparisons: compareFields(card, reading) })),
    )
    .sort((a, b) => exactCount(b.comparisons) - exactCount(a.comparisons));
  const matched = new Map<InventedCard, MatchedCard>();
  const used = new Set<CardReading>();
  for (const pair of pairs) {
    if (matched.has(pair.card) || used.has(pair.reading)) continue;
    matched.set(pair.card, pair);
    used.add(pair.reading);
  }
  return cards.map(
    (card) =>
      matched.get(card) ?? {
        card,
        reading: undefined,
        comparisons: compareFields(card, BLANK_READING),
      },
  );
}

function exactCount(comparisons: Comparison[]): number {
  return comparisons.filter(({ exact }) => exact).length;
}
