import { parseArgs } from 'node:util';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';
import { COMPARED_FIELDS } from '../accuracy/compare-fields.ts';
import { printTable } from '../print-table.ts';
import { compareCard } from './compare-card.ts';
import { writtenCards } from './written-card.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'dev' },
    misses: { type: 'boolean', default: false },
    /** A folder whose `understanding.onnx` replaces ours. */
    network: { type: 'string' },
  },
});
if (values.set !== 'dev' && values.set !== 'test') throw new Error('--set is dev or test');

const network = await loadUnderstanding(values.network);
const cards = await writtenCards(values.set);
const hits = new Map<string, { right: number; of: number }>();
for (const { name, lines, truth } of cards) {
  const comparisons = compareCard(
    truth,
    await understandCard(lines, { quad: null, qrPayloads: [] }, network),
  );
  const five = comparisons.filter(({ field }) => field !== 'all phones' && field !== 'website');
  for (const { field, exact, confidence = 0 } of comparisons) {
    count(field, exact);
    count('wrong but sure', !exact && confidence >= 0.9);
  }
  for (const { exact } of five) count('field-exact', exact);
  count(
    'whole card',
    five.every(({ exact }) => exact),
  );
  if (values.misses) {
    for (const { field, exact, reading, truth: wanted, confidence } of comparisons) {
      if (exact) continue;
      console.log(
        `${name}, ${truth.country}, ${field}: “${reading}” (${confidence?.toFixed(2)}), not “${wanted}”`,
      );
    }
  }
}
const columns = [...COMPARED_FIELDS, 'field-exact', 'whole card', 'wrong but sure'];
console.log(`\n${cards.length} hand-designed cards of the ${values.set} set\n`);
console.log(printTable(columns, [columns.map(percent)]));

function count(key: string, hit: boolean): void {
  const tally = hits.get(key) ?? { right: 0, of: 0 };
  hits.set(key, { right: tally.right + (hit ? 1 : 0), of: tally.of + 1 });
}

function percent(key: string): string {
  const { right, of } = hits.get(key) ?? { right: 0, of: 1 };
  return `${((100 * right) / of).toFixed(1)} %`;
}
