import { printTable } from '../print-table.ts';
import { COMPARED_FIELDS } from './compare-fields.ts';
import type { Share, Tally } from './tally.ts';

/** One row for each reader and kind. */
export function tallyTable(rows: { reader: string; kind: string; tally: Tally }[]): string {
  return printTable(
    ['reader, kind', 'cards', ...COMPARED_FIELDS, 'field-exact', 'whole card', 'wrong but sure'],
    rows.map(({ reader, kind, tally }) => [
      `${reader}, ${kind}`,
      String(tally.wholeCard.of),
      ...COMPARED_FIELDS.map((field) => percent(tally.fields[field])),
      percent(tally.fieldExact),
      percent(tally.wholeCard),
      percent(tally.wrongButSure),
    ]),
  );
}

/** The goals that apply only to some cards or fields. */
export function goalsTable(rows: { reader: string; tally: Tally }[]): string {
  return printTable(
    ['reader', 'all printed phones kept', 'names with diacritics', 'cards found among several'],
    rows.map(({ reader, tally }) => [
      reader,
      percent(tally.phonesKept),
      percent(tally.diacriticNames),
      percent(tally.cardsFound),
    ]),
  );
}

function percent({ hits, of }: Share): string {
  return of === 0 ? '–' : `${((100 * hits) / of).toFixed(1)} %`;
}
