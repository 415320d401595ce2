import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { closeInOrder } from './close-in-order.ts';

const MB = 1024 * 1024;
/** Longer than any machine takes: for tests in which nobody is too slow. */
const PATIENT = { totalMs: 600_000, silenceMs: 600_000 };

const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

/** A server that refuses every body unread, or after its first bytes. Returns both ends of a connection to it. */
async function openConnection(limits?: { totalMs: number; silenceMs: number }) {
  const fetch = async (request: Request) => {
    if (new URL(request.url).pathname === '/begun') {
      const reader = request.body?.getReader();
      await reader?.read();
      void reader?.cancel();
    }
    return new Response('Too large', { status: 413 });
  };
  const listener = serve({ fetch, port: 0 }) as Server;
  closeInOrder(listener, limits);
  await once(listener, 'listening');
  const accepting = once(listener, 'connection');
  const { port } = listener.address() as AddressInfo;
  const client = connect({ port, host: 'localhost', allowHalfOpen: true });
  closes.push(() => {
    client.destroy();
    listener.close();
  });
  const [accepted] = (await accepting) as [Socket];
  return { client, accepted };
}

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** Reads until the other side ends the connection; rejects if it is reset. */
async function readToEnd(client: Socket): Promise<string> {
  let text = '';
  for await (const bytes of client) text += bytes;
  return text;
}

test.each(['/unread', '/begun'])(
  'at %s, a client that reads only when all is sent gets the answer, then the end',
  async (path) => {
    const { client } = await openConnection(PATIENT);
    client.write(head(path, `Content-Length: ${5 * MB}`, 'Connection: close'));
    await new Promise((resolve) => client.write(new Uint8Array(5 * MB), resolve));
    expect(await readToEnd(client)).toMatch(/^HTTP\/1.1 413 [\s\S]*Too large$/);
  },
);

test.each(['/unread', '/begun'])('at %s, so does one that sends slowly', async (path) => {
  const { client } = await openConnection(PATIENT);
  client.write(head(path, `Content-Length: ${5 * MB}`));
  // Longer than the half second after which Hono's adapter gives up.
  for (let sent = 0; sent < 5; sent += 1) {
    await setTimeout(150);
    await new Promise((resolve) => client.write(new Uint8Array(MB), resolve));
  }
  expect(await readToEnd(client)).toMatch(/^HTTP\/1.1 413 [\s\S]*Too large$/);
});

test('a client that sends no more is not waited for', async () => {
  const { client, accepted } = await openConnection({ totalMs: 60_000, silenceMs: 50 });
  client.write(head('/unread', 'Content-Length: 5000', 'Connection: close'));
  await once(accepted, 'close');
});

test('a client that never stops sending is cut off', async () => {
  const { client, accepted } = await openConnection({ totalMs: 50, silenceMs: 60_000 });
  client.on('error', () => undefined);
  client.write(head('/unread', 'Transfer-Encoding: chunked', 'Connection: close'));
  while (!accepted.closed) {
    client.write('1\r\nx\r\n');
    await setTimeout(1);
  }
});

test('a connection whose body arrives is used again', async () => {
  const { client } = await openConnection();
  const request = `${head('/unread', 'Content-Length: 3')}abc`;
  let text = '';
  client.on('data', (bytes) => {
    text += bytes;
  });
  for (let answers = 1; answers <= 2; answers += 1) {
    client.write(request);
    await expect.poll(() => text.match(/Too large/g)).toHaveLength(answers);
  }
});
