import { benchOptions } from '../bench-options.ts';
import { createReaders, READER_NAMES } from './accuracy-readers.ts';
import { createAccuracyReport } from './accuracy-report.ts';
import { matchPictures } from './match-pictures.ts';

const options = benchOptions(process.argv.slice(2), { cards: 60, readers: READER_NAMES });
const readers = await createReaders(options.readers);
const report = createAccuracyReport();
for await (const matched of matchPictures(options, readers)) report.add(matched);
await Promise.all(readers.map((reader) => reader.close()));

console.log(`${options.cards} pictures from ${options.from} of the ${options.set} set\n`);
console.log(report.print());
