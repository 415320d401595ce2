import type { MatchedPicture } from './match-pictures.ts';
import { addCard, emptyTally, type Tally } from './tally.ts';
import { goalsTable, tallyTable } from './tally-table.ts';

/** Collects matched pictures into the two tables. */
export interface AccuracyReport {
  add(matched: MatchedPicture): void;
  print(): string;
}

export function createAccuracyReport(): AccuracyReport {
  const readers = new Map<string, Map<string, Tally>>();
  const tallyOf = (reader: string, kind: string) => {
    const kinds = readers.get(reader) ?? new Map<string, Tally>();
    const tally = kinds.get(kind) ?? emptyTally();
    readers.set(reader, kinds.set(kind, tally));
    return tally;
  };
  return {
    add({ picture, reader, matched }) {
      for (const card of matched) {
        for (const kind of [picture.kind, 'all']) {
          addCard(tallyOf(reader, kind), card, matched.length > 1);
        }
      }
    },
    print() {
      const rows = [...readers].flatMap(([reader, kinds]) =>
        [...kinds]
          .sort(([a], [b]) => Number(a === 'all') - Number(b === 'all'))
          .map(([kind, tally]) => ({ reader, kind, tally })),
      );
      const overall = rows.filter(({ kind }) => kind === 'all');
      return `${tallyTable(rows)}\n\n${goalsTable(overall)}`;
    },
  };
}
