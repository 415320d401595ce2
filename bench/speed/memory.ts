import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { READER_FLAGS } from '@cardsift/extraction/reader-processes/reader-pool';
import { benchPicture } from '../bench-pictures.ts';
import { printTable } from '../print-table.ts';
import type { MemoryRow } from './reading-process.ts';

/** Pictures are drawn in advance by another process and reused, because drawing takes memory itself. */
const DISTINCT_PICTURES = 20;

const { values } = parseArgs({
  options: {
    cards: { type: 'string', default: '500' },
    threads: { type: 'string', default: '2' },
    /** A folder of pictures to read instead of drawn ones, such as designs in other scripts. */
    pictures: { type: 'string' },
  },
});
const pictures = values.pictures ? await picturesOf(values.pictures) : await drawnPictures();

const compileCache = await mkdtemp(join(tmpdir(), 'compile-cache-'));
// The first process fills the compile cache. Those of a server that has run before do not have to.
await rowsOf('1');
console.log(printTable(['after', 'resident MB'], await rowsOf(values.cards)));
await rm(compileCache, { recursive: true });

async function drawnPictures(): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  for (let index = 0; index < DISTINCT_PICTURES; index++) {
    const { jpeg } = await benchPicture('dev', index, 'photo');
    drawn.push(jpeg);
  }
  return drawn;
}

async function picturesOf(folder: string): Promise<Uint8Array[]> {
  const files = (await readdir(folder)).filter((name) => /\.(?:jpg|png)$/.test(name));
  return Promise.all(files.map((name) => readFile(join(folder, name))));
}

/** What a process takes while it reads this many cards, started as the pool starts it. */
async function rowsOf(cards: string): Promise<MemoryRow[]> {
  const reading = fork(
    fileURLToPath(new URL('./reading-process.ts', import.meta.url)),
    [cards, values.threads],
    {
      serialization: 'advanced',
      execArgv: [...process.execArgv, ...READER_FLAGS],
      env: { ...process.env, MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: compileCache },
    },
  );
  const rows: MemoryRow[] = [];
  reading.on('message', (row: MemoryRow) => rows.push(row));
  reading.send(pictures);
  const [code] = await once(reading, 'exit');
  if (code !== 0) throw new Error(`The reading process ended with ${code}.`);
  return rows;
}
