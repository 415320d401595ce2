/**
 * Reads the same pictures in Node.js and in Chromium and prints how many contacts are the same, how many
 * fields are right, and how long it takes: `node bench/device/device.ts [FOLDER …] [--cards N]`. A folder is
 * a set as in bench/strangers. Invented cards come after these. Prints rows after every ten pictures, of
 * which the last counts.
 */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cardInScript } from '@cardsift/card-reader/card-in-script';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import { type ReadCard, toReadCard } from '@cardsift/card-reader/read-card';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import sharp from 'sharp';
import { prepareReaderFiles } from '../../apps/web/build-tools/pack-device-reader.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { BENCH_KINDS, benchPictures } from '../bench-pictures.ts';
import { printTable } from '../print-table.ts';
import { percentile } from '../speed/percentile.ts';
import { strangerCards } from '../strangers/stranger-card.ts';
import { compareCard } from '../understanding/compare-card.ts';
import type { WrittenTruth } from '../understanding/written-card.ts';
import { openBrowserReader } from './browser-reader.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cards: { type: 'string', default: '60' } },
});

interface Picture {
  jpeg: Uint8Array;
  truths: readonly WrittenTruth[];
}

interface Reader {
  name: string;
  read(jpeg: Uint8Array): Promise<{ cards: ReadCard[]; ms: number }>;
  close(): Promise<void>;
}

/** What the page does to a picture before it is read, here or on the server. */
async function prepared(bytes: Uint8Array): Promise<Uint8Array> {
  const resized = sharp(bytes).autoOrient().resize(1600, 1600, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  return resized.flatten({ background: 'white' }).jpeg({ quality: 90 }).toBuffer();
}

async function* pictures(): AsyncGenerator<Picture> {
  for (const folder of positionals) {
    for (const { id, truths } of await strangerCards(folder)) {
      for (const file of [`scan-${id}.png`, `photo-${id}.jpg`]) {
        yield { jpeg: await prepared(await readFile(join(folder, file))), truths };
      }
    }
  }
  const selection = {
    set: 'dev',
    cards: Number(values.cards),
    kinds: BENCH_KINDS,
    from: 0,
  } as const;
  for await (const { jpeg } of benchPictures(selection)) {
    yield { jpeg: await prepared(jpeg), truths: [] };
  }
}

async function nodeReader(name: string, threads: number): Promise<Reader> {
  const reader = await createNodeCardReader({ threads });
  return {
    name,
    async read(jpeg) {
      const begun = performance.now();
      const cards = await reader.read(jpeg).catch(() => []);
      return {
        cards: cards.map((card) => cardInScript(toReadCard(card), 'larger')),
        ms: performance.now() - begun,
      };
    },
    close: () => reader.close(),
  };
}

await buildWeb();
const files = await prepareReaderFiles();
const client = join(import.meta.dirname, '../../apps/web/build/client/assets');
const worker = (await readdir(client)).find((file) => /^reader\.worker-.*\.js$/.test(file));
if (!worker) throw new Error('The build has no worker.');
const readers: Reader[] = [
  await nodeReader('Node.js, 1 thread', 1),
  {
    name: 'Chromium, 1 thread',
    ...(await openBrowserReader(files, `/assets/${worker}`, false)),
  },
  {
    name: 'Chromium, 2 threads',
    ...(await openBrowserReader(files, `/assets/${worker}`, true)),
  },
];

const tallies = readers.map(() => ({ same: 0, right: 0, fields: 0, ms: [] as number[] }));
let read = 0;
for await (const { jpeg, truths } of pictures()) {
  const results = [];
  for (const reader of readers) results.push(await reader.read(jpeg));
  const contacts = results.map(({ cards }) => JSON.stringify(cards.map(({ contact }) => contact)));
  results.forEach(({ cards, ms }, i) => {
    const tally = tallies[i];
    if (!tally) return;
    tally.ms.push(ms);
    tally.same += Number(contacts[i] === contacts[0]);
    const readings = cards.length > 0 ? cards.map(({ reading }) => reading) : [BLANK_READING];
    for (const truth of truths) {
      const compared = readings.map((reading) => compareCard(truth, reading));
      const best = compared.map((each) => each.filter(({ exact }) => exact).length);
      tally.right += Math.max(...best);
      tally.fields += compared[0]?.length ?? 0;
    }
  });
  read += 1;
  if (read % 10 === 0) print();
}
print();
await Promise.all(readers.map((reader) => reader.close()));

function print(): void {
  const percent = (part: number, of: number) => (of ? `${((100 * part) / of).toFixed(1)} %` : '–');
  console.log(`\n${read} pictures\n`);
  console.log(
    printTable(
      ['', 'same as Node.js', 'fields right', 'median ms'],
      readers.map(({ name }, i) => {
        const { same = 0, right = 0, fields = 0, ms = [] } = tallies[i] ?? {};
        return [name, percent(same, read), percent(right, fields), percentile(ms, 0.5).toFixed(0)];
      }),
    ),
  );
}
