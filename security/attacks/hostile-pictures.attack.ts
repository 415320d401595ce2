import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: StandaloneProcess;
beforeAll(async () => {
  server = await runStandalone();
});
afterAll(() => discardStandalone(server));

async function send(bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.set('image', new File([bytes as Uint8Array<ArrayBuffer>], 'card.jpg'));
  const answer = await fetch(`${server.url}/webhook/demo-card`, { method: 'POST', body: form });
  await answer.arrayBuffer();
  return answer.status;
}

/** A reading, or a refusal of the picture: never a fault of the server. */
const fair = [200, 400, 413, 415, 422];

test('pictures with damaged bytes get an answer that blames the picture', async () => {
  const { jpeg } = await drawSampleCard(0);
  const sound = [jpeg, await sharp(jpeg).png().toBuffer(), await sharp(jpeg).webp().toBuffer()];
  const damaged = fc.record({
    picture: fc.constantFrom(...sound),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
    keep: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(damaged, async ({ picture, changes, keep }) => {
      const bytes = Uint8Array.from(picture.subarray(0, Math.ceil(picture.length * keep)));
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      expect(fair).toContain(await send(bytes));
    }),
    { numRuns: 120, seed: 20261122 },
  );
  expect((await fetch(`${server.url}/healthz`)).ok).toBe(true);
});

test('a page of three thousand words keeps nobody waiting for a minute', async () => {
  const words = Array.from({ length: 3000 }, (_, i) => {
    const [x, y] = [20 + (i % 40) * 62, 40 + Math.floor(i / 40) * 26];
    return `<text x="${x}" y="${y}">word${i % 97}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2520" height="2040" font-size="15" font-family="sans-serif"><rect width="100%" height="100%" fill="white"/>${words.join('')}</svg>`;
  const page = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  const begun = performance.now();
  expect(await send(page)).toBe(422);
  console.log(
    `a page of 3,000 words was refused after ${Math.round(performance.now() - begun)} ms`,
  );
});
