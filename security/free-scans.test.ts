import { randomUUID } from 'node:crypto';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { countScans } from '@cardsift/standalone/testing/send-scan';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** Attacks on the daily quota, sent to the webhook of the running product. */

let server: StandaloneProcess;
let eve: Person;
let jpeg: Uint8Array;
beforeAll(async () => {
  // One reader, so that the second of two pictures waits.
  server = await runStandalone({ READER_WORKERS: '1' });
  ({ jpeg } = await drawPicture([inventCard(1)], { kind: 'clean', seed: 1 }));
});
beforeEach(async () => {
  eve = await signUp(server.url, server.secrets.publishableKey);
});
afterAll(() => discardStandalone(server));

const reserve = async (count: number) => {
  const reservation = { user_uuid: eve.id, increment_by: count };
  const { data } = await eve.client.rpc('increment_daily_usage', reservation).throwOnError();
  return data;
};

/** A request whose answer comes line by line. `line` returns the next one. */
async function send(key: string) {
  const { data } = await eve.client.auth.getSession();
  const form = new FormData();
  form.append('image', new Blob([Buffer.from(jpeg)], { type: 'image/jpeg' }), 'card.jpg');
  form.append('userId', eve.id);
  form.append('userEmail', eve.email);
  const leaving = new AbortController();
  const answer = await fetch(`${server.url}/webhook/business-card`, {
    method: 'POST',
    body: form,
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      accept: 'application/x-ndjson',
      'idempotency-key': key,
    },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    status: answer.status,
    hangUp: () => leaving.abort(),
    firstLines: async () => String((await reader?.read())?.value),
    async lastLine() {
      let text = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value;
      }
      return text.trim().split('\n').at(-1) ?? '';
    },
  };
}

test('hanging up on a repetition does not give back the reading that continues', async () => {
  for (let picture = 1; picture <= 3; picture += 1) {
    await reserve(1);
    const key = randomUUID();
    const requests = await Promise.all([send(key), send(key)]);
    const begun = await Promise.all(
      requests.map(async (request) => ({ request, lines: await request.firstLines() })),
    );
    const waiting = begun.find(({ lines }) => lines.startsWith('{"ahead"'));
    const read = begun.find((one) => one !== waiting);
    expect(waiting).toBeDefined();
    waiting?.request.hangUp();
    expect(await read?.request.lastLine()).toMatch(/^\{"cards":\[\{/);
    expect(await countScans(eve)).toBe(picture);
  }
  expect([await reserve(8), await reserve(7)]).toEqual([false, true]);
});

test('a picture can be repeated three times for its scan, and the fourth time costs another', async () => {
  await reserve(1);
  const key = randomUUID();
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const request = await send(key);
    statuses.push(request.status);
    await request.lastLine();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 402]);
  expect(await countScans(eve)).toBe(1);
});
