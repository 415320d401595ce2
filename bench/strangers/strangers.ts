/**
 * Reads the cards of a set that strangers designed and prints how many fields are right:
 * `node bench/strangers/strangers.ts FOLDER`. The folder has `truth.json`, `scan-NN.png` and
 * `photo-NN.jpg`, and stays out of the repository. `--misses` opens a set: it is for tuning from then on.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import type { CardReading } from '@cardsift/card-reader/reading';
import type { Comparison } from '../accuracy/compare-fields.ts';
import { nothing } from '../accuracy/match-cards.ts';
import { printTable } from '../print-table.ts';
import { compareCard } from '../understanding/compare-card.ts';
import type { WrittenTruth } from '../understanding/written-card.ts';
import { strangerCards } from './stranger-card.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kinds: { type: 'string', default: 'scan,photo' },
    misses: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('Which folder?');

const judged = ['name', 'title', 'organization', 'e-mail', 'main phone'];
const columns = [
  'field-exact',
  'whole card',
  ...judged,
  'all phones',
  'website',
  'no person: none',
  'all persons',
  'wrong but sure',
];

const reader = await createNodeCardReader();
const cards = await strangerCards(folder);
const rows: string[][] = [];
for (const kind of values.kinds.split(',')) {
  const tally = new Map<string, { right: number; of: number }>();
  const count = (key: string, right: boolean) => {
    const known = tally.get(key) ?? { right: 0, of: 0 };
    tally.set(key, { right: known.right + Number(right), of: known.of + 1 });
  };
  for (const { id, truths } of cards) {
    const file = join(folder, `${kind}-${id}.${kind === 'scan' ? 'png' : 'jpg'}`);
    const readings = await reader.read(await readFile(file)).catch(() => [nothing]);
    const best = truths.map((truth) => closest(truth, readings));
    const comparisons = best[0] ?? [];
    for (const { field, exact, confidence = 0 } of comparisons) {
      count(field, exact);
      if (confidence >= 0.9) count('wrong but sure', !exact);
      if (judged.includes(field)) count('field-exact', exact);
    }
    count(
      'whole card',
      comparisons.every(({ field, exact }) => exact || !judged.includes(field)),
    );
    if (truths[0]?.names.length === 0) {
      count(
        'no person: none',
        readings.every(({ fullName }) => !fullName),
      );
    }
    if (truths.length > 1) {
      count(
        'all persons',
        best.every((each) => each.some(({ field, exact }) => field === 'name' && exact)),
      );
    }
    if (values.misses) tellMisses(`${kind}-${id}`, comparisons);
  }
  rows.push([kind, ...columns.map((column) => share(tally.get(column)))]);
}
await reader.close();
console.log(`\n${cards.length} cards of ${folder}\n`);
console.log(printTable(['', ...columns], rows));

/** A picture may give several readings; the one that is most like this truth is its card. */
function closest(truth: WrittenTruth, readings: readonly CardReading[]): Comparison[] {
  const right = (comparisons: Comparison[]) => comparisons.filter(({ exact }) => exact).length;
  return readings
    .map((reading) => compareCard(truth, reading))
    .reduce((best, each) => (right(each) > right(best) ? each : best));
}

function tellMisses(name: string, comparisons: readonly Comparison[]): void {
  for (const { field, exact, reading, truth, confidence } of comparisons) {
    if (!exact)
      console.log(`${name} ${field}: “${reading}” (${confidence?.toFixed(2)}), not “${truth}”`);
  }
}

function share(tally?: { right: number; of: number }): string {
  return tally ? `${((100 * tally.right) / tally.of).toFixed(1)} %` : '–';
}
