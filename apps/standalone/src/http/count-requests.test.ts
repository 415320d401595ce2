import { once } from 'node:events';
import { type ClientRequest, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerEnv } from '@cardsift/backend/http/server-env';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countRequests, type RequestCount } from './count-requests.ts';

let work: RequestCount;
let server: Server;
/** Holds a request back before it is counted, and its answer afterwards. */
let gates: { before: PromiseWithResolvers<void>; answer: PromiseWithResolvers<void> };
let arrived: PromiseWithResolvers<void>;
let counted: PromiseWithResolvers<void>;

beforeEach(async () => {
  work = countRequests();
  gates = { before: Promise.withResolvers(), answer: Promise.withResolvers() };
  arrived = Promise.withResolvers();
  counted = Promise.withResolvers();
  const app = new Hono<ServerEnv>()
    .use(
      createMiddleware<ServerEnv>(async (_, next) => {
        arrived.resolve();
        await gates.before.promise;
        await next();
      }),
    )
    .use(work.middleware)
    .get('/', async (c) => {
      counted.resolve();
      await gates.answer.promise;
      return c.text('done');
    });
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
});
afterEach(() => server.close());

async function ask(): Promise<ClientRequest> {
  const request = get({ port: (server.address() as AddressInfo).port, agent: false });
  request.on('error', () => undefined);
  await arrived.promise;
  return request;
}

const isIdle = async () => {
  let idle = false;
  void work.idle().then(() => {
    idle = true;
  });
  await new Promise(setImmediate);
  return idle;
};

test('a request that waits for an answer is waited for', async () => {
  const request = await ask();
  gates.before.resolve();
  await counted.promise;
  expect(await isIdle()).toBe(false);
  gates.answer.resolve();
  const [response] = await once(request, 'response');
  response.resume();
  await work.idle();
});

test('a client that hung up while the answer is made is not waited for', async () => {
  const request = await ask();
  gates.before.resolve();
  await counted.promise;
  request.destroy();
  await work.idle();
});

test('a client that hung up before it was counted is not waited for', async () => {
  (await ask()).destroy();
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(0);
  gates.before.resolve();
  await counted.promise;
  await work.idle();
});
