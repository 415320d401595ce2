import type { CardReading, Reading } from '@cardsift/card-reader/reading';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import { describe, expect, it } from 'vitest';
import { matchCards } from './match-cards.ts';
import { addCard, emptyTally } from './tally.ts';

const printed = <T>(value: T): Reading<T> => ({
  value,
  origin: 'printed',
  confidence: 0.95,
  lines: [],
});

function readingOf(fullName: string): CardReading {
  return {
    ...BLANK_READING,
    fullName: printed(fullName),
  };
}

const first = inventCard(21, { traps: false });
const second = inventCard(22, { traps: false });

describe('matchCards', () => {
  it('gives each card the reading that fits it, in any order', () => {
    const readings = [second, first].map(({ truth }) => readingOf(truth.fullName));
    const matched = matchCards([first, second], readings);
    expect(matched.map(({ reading }) => reading?.fullName?.value)).toEqual([
      first.truth.fullName,
      second.truth.fullName,
    ]);
  });

  it('counts all fields of a card without a reading as missed', () => {
    const [, missed] = matchCards([first, second], [readingOf(first.truth.fullName)]);
    expect(missed?.reading).toBeUndefined();
    const tally = emptyTally();
    if (missed !== undefined) addCard(tally, missed, true);
    expect(tally.fieldExact).toEqual({ hits: 0, of: 5 });
    expect(tally.cardsFound).toEqual({ hits: 0, of: 1 });
    expect(tally.wrongButSure.hits).toBe(0);
  });

  it('counts a wrong value with a high confidence', () => {
    const [matched] = matchCards([first], [readingOf('Somebody Else')]);
    const tally = emptyTally();
    if (matched !== undefined) addCard(tally, matched, false);
    expect(tally.wrongButSure.hits).toBe(1);
    expect(tally.wholeCard).toEqual({ hits: 0, of: 1 });
  });
});
