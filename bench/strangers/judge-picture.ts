import type { CardReading } from '@cardsift/card-reader/reading';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import {
  COMPARED_FIELDS,
  type ComparedField,
  type Comparison,
} from '../accuracy/compare-fields.ts';
import { COUNTED_AS_SURE } from '../accuracy/tally.ts';
import { compareCard } from '../understanding/compare-card.ts';
import type { WrittenTruth } from '../understanding/written-card.ts';
import type { StrangerCard } from './stranger-card.ts';

/** The fields that make a card whole. */
const JUDGED = new Set<ComparedField>(['name', 'title', 'organization', 'e-mail', 'main phone']);

/** What is judged on each picture, one column each, in the order of the table. */
export const VERDICTS = [
  'field-exact',
  'whole card',
  ...COMPARED_FIELDS,
  'no person: none',
  'all persons',
  'sure',
  'wrong but sure',
  'wrong, right offered',
] as const;

export interface Judgment {
  /** What was judged on the picture, and the verdict. */
  verdicts: [verdict: (typeof VERDICTS)[number], holds: boolean][];
  comparisons: Comparison[];
}

/** Compares what was read on a picture with the truth of its card. */
export function judgePicture({ truths }: StrangerCard, read: readonly CardReading[]): Judgment {
  const readings =
    read.length > 0 ? read.map((each) => withoutOtherFaxes(each, truths)) : [BLANK_READING];
  const best = truths.map((truth) => closest(truth, readings));
  const comparisons = best[0] ?? [];
  const verdicts: Judgment['verdicts'] = comparisons.map(({ field, exact }) => [field, exact]);
  for (const { field, exact, reading, confidence = 0, offered } of comparisons) {
    if (JUDGED.has(field)) verdicts.push(['field-exact', exact]);
    // What is rightly left empty is no value.
    if (exact && reading !== '') verdicts.push(['sure', confidence >= COUNTED_AS_SURE]);
    if (confidence >= COUNTED_AS_SURE) verdicts.push(['wrong but sure', !exact]);
    if (offered !== undefined) verdicts.push(['wrong, right offered', offered]);
  }
  const isWhole = comparisons.every(({ field, exact }) => exact || !JUDGED.has(field));
  verdicts.push(['whole card', isWhole]);
  if (truths[0]?.names.length === 0)
    verdicts.push(['no person: none', readings.every(({ fullName }) => !fullName)]);
  const isNamed = ({ field, exact }: Comparison) => field === 'name' && exact;
  if (truths.length > 1) verdicts.push(['all persons', best.every((each) => each.some(isNamed))]);
  return { verdicts, comparisons };
}

/** Some sets leave faxes out of their truth. */
function withoutOtherFaxes(reading: CardReading, truths: readonly WrittenTruth[]): CardReading {
  const isKnown = (number: string) =>
    truths.some(({ phones }) => phones.includes(number.replace(/[^+\d]/g, '')));
  const phones = reading.phones.filter(
    ({ value }) => !value.kinds.includes('fax') || isKnown(value.number),
  );
  return { ...reading, phones };
}

/** A picture may give several readings. The one most like this truth is the card's. */
function closest(truth: WrittenTruth, readings: readonly CardReading[]): Comparison[] {
  const right = (comparisons: Comparison[]) => comparisons.filter(({ exact }) => exact).length;
  return readings
    .map((reading) => compareCard(truth, reading))
    .reduce((best, each) => (right(each) > right(best) ? each : best));
}
