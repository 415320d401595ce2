import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReaderPool, type ReaderPool } from './reader-processes/reader-pool.ts';
import { codeOf, scan, scanOf, type TestWorkflow, testWorkflow } from './testing/requests.ts';

/** The time that a reading may take on a machine with other work. */
const SLOW_MS = 120_000;

let compileCache: string;
let pool: ReaderPool;
let workflow: TestWorkflow;
let picture: Awaited<ReturnType<typeof drawSampleCard>>;

beforeAll(async () => {
  compileCache = await mkdtemp(join(tmpdir(), 'compile-cache-'));
  pool = createReaderPool({ workers: 1, threads: 1, deadline: SLOW_MS, compileCache });
  workflow = await testWorkflow({ pool });
  picture = await drawSampleCard(0);
});
afterAll(async () => {
  await pool.close();
  await rm(compileCache, { recursive: true });
});

const send = (image: Uint8Array, to = workflow) => scan(to, { body: scanOf(to.ada.id, { image }) });

it('reads a photographed card into a contact', async () => {
  const response = await send(picture.jpeg);
  expect(response.status).toBe(200);
  const [contact, ...others] = parseVcards(await response.text());
  expect(others).toEqual([]);
  const { fullName, org, title, emails } = picture.truth;
  expect(contact).toMatchObject({ fullName, org, title, emails });
  // The cache from which the next process starts faster.
  expect(await readdir(compileCache)).not.toEqual([]);
});

it('reads a HEIC picture from a phone', async () => {
  const heic = await readFile(new URL('../../../e2e/trial/sample-card-2.heic', import.meta.url));
  const { truth } = await drawSampleCard(2);
  const [contact] = parseVcards(await (await send(heic, await testWorkflow({ pool }))).text());
  expect(contact).toMatchObject({ emails: truth.emails });
});

it('reports a truncated picture, and reads the next one', async () => {
  const truncated = picture.jpeg.slice(0, 600);
  expect(await codeOf(await send(truncated))).toEqual([422, 'broken_image']);
  expect((await send(picture.jpeg)).status).toBe(200);
});

it('fails each card, and not the server, if the models cannot be loaded', async () => {
  const modelDir = await mkdtemp(join(tmpdir(), 'models-'));
  await writeFile(join(modelDir, 'detector.onnx'), Buffer.from([8, 1, 2, 3, 4]));
  const broken = createReaderPool({ workers: 1, modelDir });
  const workflow = await testWorkflow({ pool: broken });
  for (let card = 0; card < 2; card++) {
    expect(await codeOf(await scan(workflow))).toEqual([500, 'reading_failed']);
  }
  expect(await workflow.scans()).toEqual({ reserved: 1, spent: 0 });
  await broken.close();
  await rm(modelDir, { recursive: true });
});
