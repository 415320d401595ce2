import { benchOptions } from '../bench-options.ts';
import { benchPictures } from '../bench-pictures.ts';
import { createReaders, readerNames } from './accuracy-readers.ts';
import { matchCards } from './match-cards.ts';
import { addCard, emptyTally, type Tally } from './tally.ts';
import { promiseTable, tallyTable } from './tally-table.ts';

const options = benchOptions(process.argv.slice(2), { cards: 60, readers: readerNames });
const readers = await createReaders(options.readers);
const tallies = new Map<string, Map<string, Tally>>(readers.map(({ name }) => [name, new Map()]));

for await (const picture of benchPictures(options)) {
  for (const reader of readers) {
    const readings = await reader.read(picture.jpeg);
    for (const matched of matchCards(picture.cards, readings)) {
      for (const kind of [picture.kind, 'all']) {
        addCard(tallyOf(reader.name, kind), matched, picture.cards.length > 1);
      }
    }
  }
  process.stderr.write(`\r${picture.name}   `);
}
process.stderr.write('\r');
await Promise.all(readers.map((reader) => reader.close()));

const rows = readers.flatMap(({ name }) =>
  [...options.kinds, 'all'].map((kind) => ({ reader: name, kind, tally: tallyOf(name, kind) })),
);
console.log(`${options.cards} pictures from ${options.from} of the ${options.set} set\n`);
console.log(tallyTable(rows));
console.log();
console.log(promiseTable(rows.filter(({ kind }) => kind === 'all')));

function tallyOf(reader: string, kind: string): Tally {
  const kinds = tallies.get(reader) ?? new Map<string, Tally>();
  const tally = kinds.get(kind) ?? emptyTally();
  kinds.set(kind, tally);
  return tally;
}
