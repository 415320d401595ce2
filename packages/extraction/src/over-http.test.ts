import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROGRESS_TYPE } from '@cardsift/card-reader/answer-types';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePool } from './testing/fake-pool.ts';
import {
  bearer,
  scanOf,
  sessionToken,
  type TestWorkflow,
  testWorkflow,
} from './testing/requests.ts';

let server: Server;

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function listen({ app }: TestWorkflow): Promise<string> {
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) =>
      resolve(info.port),
    ) as Server;
  });
  return `http://127.0.0.1:${port}/webhook/business-card`;
}

describe('the webhook on a real socket', () => {
  it('reads a card', async () => {
    const workflow = await testWorkflow();
    const url = await listen(workflow);
    const headers = bearer(await sessionToken(workflow.ada));
    const response = await fetch(url, { method: 'POST', body: scanOf(workflow.ada.id), headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('FN:Ada Byron');
  });

  it('stops an endless body that does not announce its length', async () => {
    const workflow = await testWorkflow();
    const url = await listen(workflow);
    const headers = bearer(await sessionToken(workflow.ada));
    const { status, sent } = await new Promise<{ status?: number; sent: number }>((resolve) => {
      let sent = 0;
      const chunk = Buffer.alloc(1024 * 1024);
      const upload = request(url, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, sent });
      });
      upload.on('error', () => {});
      const more = () => {
        while (sent < 64 * chunk.length && !upload.destroyed) {
          sent += chunk.length;
          if (!upload.write(chunk)) {
            upload.once('drain', more);
            return;
          }
        }
      };
      more();
    });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('checks the sender before it reads a byte', async () => {
    const url = await listen(await testWorkflow());
    const status = await new Promise((resolve) => {
      const upload = request(
        url,
        { method: 'POST', headers: { 'content-length': 5_000_000 } },
        (response) => resolve(response.statusCode),
      );
      upload.on('error', () => {});
      upload.flushHeaders();
    });
    expect(status).toBe(401);
  });

  it.each([
    ['one answer', 'text/vcard'],
    ['progress', PROGRESS_TYPE],
  ])('notices that a client waiting for %s hung up, and gives its scan back', async (_, accept) => {
    const gate = Promise.withResolvers<never[]>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(
      () => {
        begun.resolve();
        return gate.promise;
      },
      { workers: 1 },
    );
    const workflow = await testWorkflow({ pool });
    const url = await listen(workflow);
    const headers = { ...bearer(await sessionToken(workflow.ada)), accept };
    const first = fetch(url, { method: 'POST', body: scanOf(workflow.ada.id), headers });
    await begun.promise;
    const leaving = new AbortController();
    const init = { method: 'POST', body: scanOf(workflow.ada.id), headers, signal: leaving.signal };
    const second = fetch(url, init)
      .then((answer) => answer.text())
      .catch((error: Error) => error.name);
    await expect.poll(workflow.scans).toEqual({ reserved: 1, spent: 2 });
    leaving.abort();
    expect(await second).toBe('AbortError');
    await expect.poll(workflow.scans).toEqual({ reserved: 1, spent: 1 });
    gate.resolve([]);
    await first;
    expect(pool.reads).toBe(1);
  });
});
