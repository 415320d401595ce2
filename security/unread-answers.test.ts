import { once } from 'node:events';
import { signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawRequest } from './send-raw.ts';

let server: StandaloneProcess;
beforeAll(async () => {
  server = await runStandalone();
});
afterAll(() => discardStandalone(server));

/** More than one person's share of unread answers. */
const ANSWERS = 12;
const ROWS = 80;
const NOTE = 'x'.repeat(90_000);

test('a client that requests much and reads nothing loses the oldest connection', async () => {
  const { publishableKey } = server.secrets;
  const ada = await signUp(server.url, publishableKey);
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    user_id: ada.id,
    full_name: `${i}`,
    details: { note: NOTE },
  }));
  for (let start = 0; start < ROWS; start += 10) {
    await ada.client
      .from('business_card_records')
      .insert(rows.slice(start, start + 10))
      .throwOnError();
  }
  const token = (await ada.client.auth.getSession()).data.session?.access_token;
  const requests = Array.from({ length: ANSWERS }, () => {
    const request = new RawRequest(server.url, [
      'GET /rest/v1/business_card_records?select=details HTTP/1.1',
      `apikey: ${publishableKey}`,
      `Authorization: Bearer ${token}`,
      'Connection: close',
    ]);
    return request;
  });
  await Promise.all(requests.map(readsBeginning));
  // A paused socket does not notice its end, so a dropped client learns of it when it reads on.
  const all = await ada.client.from('business_card_records').select('id');
  expect(all.data).toHaveLength(ROWS);
  const whole = await Promise.all(requests.map(readsWhole));
  expect(whole.filter(Boolean).length).toBeGreaterThan(0);
  expect(whole.filter(Boolean).length).toBeLessThan(ANSWERS);
});

/** Stops reading once the answer begins, when the server has all of it; or learns that the connection was ended. */
async function readsBeginning({ socket }: RawRequest): Promise<void> {
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.pause();
}

/** Reads on, and returns whether the whole answer arrives. */
async function readsWhole({ socket }: RawRequest): Promise<boolean> {
  if (!socket.closed) {
    const closed = once(socket, 'close');
    socket.resume();
    await closed;
  }
  return socket.bytesRead > ROWS * NOTE.length;
}
