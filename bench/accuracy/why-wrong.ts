import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchOptions } from '../bench-options.ts';
import { createReaders } from './accuracy-readers.ts';
import { createAccuracyReport } from './accuracy-report.ts';
import { describeMiss } from './describe-miss.ts';
import type { MatchedCard } from './match-cards.ts';
import { matchPictures } from './match-pictures.ts';

const options = benchOptions(process.argv.slice(2), { cards: 60, readers: ['cardsift'] });
const readers = await createReaders(options.readers);
const report = createAccuracyReport();
const byDifference = new Map<string, number>();
const byTrap = new Map<string, number>();

for await (const matchedPicture of matchPictures(options, readers)) {
  report.add(matchedPicture);
  const { picture, reader, matched } = matchedPicture;
  const wrong = matched.filter(({ comparisons }) => comparisons.some(({ exact }) => !exact));
  for (const card of wrong) printMisses(`${reader}: ${picture.name}`, card);
  if (wrong.length > 0 && options.save !== undefined) {
    await writeFile(join(options.save, `${picture.name}.jpg`), picture.jpeg);
  }
}
await Promise.all(readers.map((reader) => reader.close()));

printCounts('Misses by difference', byDifference);
printCounts('Misses by trap', byTrap);
console.log(report.print());

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function printCounts(title: string, counts: Map<string, number>): void {
  console.log(title);
  for (const [key, times] of [...counts].sort(([, a], [, b]) => b - a)) {
    console.log(String(times).padStart(5), key);
  }
  console.log();
}

function printMisses(name: string, { card, reading, comparisons }: MatchedCard): void {
  const { truth } = card;
  console.log(`${name}, ${truth.locale}, ${card.layout}, ${truth.traps.join(', ') || 'no trap'}`);
  const taken = new Set(reading?.unassigned ?? []);
  for (const [index, { text, confidence }] of (reading?.lines ?? []).entries()) {
    console.log(`  ${taken.has(index) ? '-' : ' '} ${confidence.toFixed(2)}  ${text}`);
  }
  if (reading === undefined) console.log('    no reading');
  for (const { field, exact, truth: wanted, reading: read, confidence } of comparisons) {
    if (exact) continue;
    console.log(`  ${field}: “${read}” (${confidence?.toFixed(2) ?? 'nothing'}), not “${wanted}”`);
    count(byDifference, `${field}: ${describeMiss(wanted, read)}`);
    for (const trap of truth.traps) count(byTrap, `${field}: ${trap}`);
  }
  console.log();
}
