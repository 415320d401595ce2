import { signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawRequest } from '../send-raw.ts';
import { measureMemory } from './measure-memory.ts';

let server: StandaloneProcess;
let token: string;
beforeAll(async () => {
  server = await runStandalone();
  const ada = await signUp(server.url, server.secrets.publishableKey);
  token = (await ada.client.auth.getSession()).data.session?.access_token ?? '';
});
afterAll(() => discardStandalone(server));

const MB = 1024 * 1024;

/** What it costs if this many clients at once send all of a body but its last byte. */
async function stall(count: number, target: string, bytes: number, headers: string[]) {
  const before = await measureMemory(server.pid);
  const requests = Array.from({ length: count }, () => {
    const head = [`POST ${target} HTTP/1.1`, `Content-Length: ${bytes}`, ...headers];
    return new RawRequest(server.url, head, 'x'.repeat(bytes - 1));
  });
  const answered = requests.map((request) => request.status());
  // Clients that are let in wait for their last byte. All others are answered.
  await Promise.any(answered).catch(() => undefined);
  const during = await measureMemory(server.pid);
  const healthy = (await fetch(`${server.url}/healthz`)).ok;
  for (const { socket } of requests) socket.destroy();
  console.log(
    `${count} × ${bytes} bytes to ${target}: ${before.toFixed(0)} → ${during.toFixed(0)} MB`,
  );
  return { grown: during - before, healthy };
}

test.each([
  [300, '/rest/v1/profiles', 4 * MB, () => []],
  [300, '/rest/v1/profiles', 4 * MB, () => [`apikey: ${server.secrets.publishableKey}`]],
  [100, '/webhook/business-card', 9 * MB, () => [`Authorization: Bearer ${token}`]],
  [100, '/webhook/demo-card', 9 * MB, () => []],
] as const)(
  '%i stalled bodies to %s take no more than their share',
  async (count, target, bytes, headers) => {
    const { grown, healthy } = await stall(count, target, bytes, headers());
    expect(healthy).toBe(true);
    expect(grown).toBeLessThan(400);
  },
);
