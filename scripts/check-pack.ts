import assert from 'node:assert/strict';
import { glob, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { buildWeb } from './build-web.ts';
import { packProduction } from './pack-production.ts';

/** The most that a production install may take, including Node.js. */
const MAX_MEGABYTES = 400;

const folder = await mkdtemp(join(tmpdir(), 'cardsift-pack-'));
try {
  await packProduction(await buildWeb(), folder);
  const megabytes = await measure(folder);
  assert(megabytes <= MAX_MEGABYTES, `${megabytes} MB are more than ${MAX_MEGABYTES}`);
  await checkRunning(folder);
  process.stdout.write(
    `The folder for production serves pages and reads a card; ${megabytes} MB.\n`,
  );
} finally {
  await rm(folder, { recursive: true });
}

/** Starts what is in the folder on an empty data directory, as an operator does, and reads a card. */
async function checkRunning(directory: string): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cardsift-'));
  const server = await runStandalone(
    { DATA_DIR: dataDirectory, READER_PRELOAD: 'true' },
    undefined,
    [join(directory, 'bin/cardsift')],
  );
  try {
    const page = await (await fetch(server.url)).text();
    assert.match(page, /<title>.*Cardsift/);
    const { jpeg, truth } = await drawSampleCard(0);
    const body = new FormData();
    body.set('image', new File([jpeg as Uint8Array<ArrayBuffer>], 'card.jpg'));
    const answer = await fetch(`${server.url}/webhook/demo-card`, { method: 'POST', body });
    assert((await answer.text()).includes(`FN:${truth.fullName}`), 'the card was not read');
  } finally {
    await discardStandalone(server);
  }
}

/** The total size of all files, in millions of bytes. */
async function measure(directory: string): Promise<number> {
  let bytes = 0;
  for await (const file of glob('**/*', { cwd: directory })) {
    const stats = await lstat(join(directory, file));
    if (stats.isFile()) bytes += stats.size;
  }
  return Math.ceil(bytes / 1e6);
}
