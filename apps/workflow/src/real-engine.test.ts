import { parseVcards } from '@cardsift/contacts/vcard/parse';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReaderPool, type ReaderPool } from './reader-pool.ts';
import { accessToken } from './testing/fake-supabase.ts';
import { ADA, bearer, codeOf, scanOf, testWorkflow } from './testing/requests.ts';

/** Loading the models and a first reading, on a busy machine. */
const SLOW_MS = 60_000;

let pool: ReaderPool;
let workflow: ReturnType<typeof testWorkflow>;
let picture: Awaited<ReturnType<typeof drawSampleCard>>;

beforeAll(async () => {
  pool = createReaderPool({ workers: 1, threads: 1 });
  workflow = testWorkflow({ pool });
  picture = await drawSampleCard(0);
}, SLOW_MS);
afterAll(() => pool.close());

async function scan(image: Uint8Array): Promise<Response> {
  const headers = bearer(await accessToken(ADA));
  const body = scanOf(ADA, { image });
  return workflow.app.request('/webhook/business-card', { method: 'POST', body, headers });
}

it('reads a photographed card into a contact', { timeout: SLOW_MS }, async () => {
  const response = await scan(picture.jpeg);
  expect(response.status).toBe(200);
  const [contact, ...others] = parseVcards(await response.text());
  expect(others).toEqual([]);
  const { fullName, org, title, emails } = picture.truth;
  expect(contact).toMatchObject({ fullName, org, title, emails });
});

it('tells of a truncated picture, and reads the next one', { timeout: SLOW_MS }, async () => {
  const truncated = picture.jpeg.slice(0, 600);
  expect(await codeOf(await scan(truncated))).toEqual([422, 'broken_image']);
  expect((await scan(picture.jpeg)).status).toBe(200);
});
