/**
 * Compares two versions of the reader on the same pictures:
 * `npx node bench/strangers/compare.ts BEFORE.json AFTER.json`, with files from `strangers.ts --verdicts`. A difference
 * is given in points with its 95 % interval. If the interval contains 0, the difference decides nothing.
 */
import { printTable } from '../print-table.ts';
import { compareVerdicts, type Difference } from './compare-verdicts.ts';
import { VERDICTS } from './judge-picture.ts';
import { readVerdicts } from './verdict-file.ts';

const [beforeFile, afterFile] = process.argv.slice(2);
if (!beforeFile || !afterFile) throw new Error('Which two files of verdicts?');
const before = await readVerdicts(beforeFile);
const after = await readVerdicts(afterFile);

const ofAll = VERDICTS.flatMap((verdict) => row(verdict, compareVerdicts(before, after, verdict)));
const ofKinds = [...new Set(before.map(({ kind }) => kind))].flatMap((kind) =>
  (['field-exact', 'whole card'] as const).flatMap((verdict) => {
    const [old, now] = [before, after].map((all) => all.filter((each) => each.kind === kind));
    return row(`${verdict}, ${kind}`, compareVerdicts(old ?? [], now ?? [], verdict));
  }),
);
const cards = new Set(before.map(({ card }) => card)).size;
const head = [`${cards} cards, ${before.length} pictures`, 'before', 'after'];
console.log(
  printTable([...head, 'points', '95 % interval', 'more', 'less'], [...ofAll, ...ofKinds]),
);

function row(name: string, found: Difference | undefined): string[][] {
  if (!found) return [];
  const { difference, low, high, more, less } = found;
  const interval = `${points(low)} to ${points(high)}`;
  const shares = [found.before, found.after].map((share) => `${(100 * share).toFixed(1)} %`);
  return [[name, ...shares, points(difference), interval, String(more), String(less)]];
}

function points(share: number): string {
  const text = (100 * Math.abs(share)).toFixed(1);
  return text === '0.0' ? text : `${share < 0 ? '−' : '+'}${text}`;
}
