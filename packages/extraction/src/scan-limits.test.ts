import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@cardsift/backend/request-id';
import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';
import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from './limits.ts';
import { fakePool } from './testing/fake-pool.ts';
import { codeOf, jpegBytes, scan, scanOf, testWorkflow } from './testing/requests.ts';

describe('what POST /webhook/business-card spends and refuses', () => {
  it('accepts a picture of 10MB and none that is larger', async () => {
    const workflow = await testWorkflow();
    const picture = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(jpegBytes());
      return scanOf(workflow.ada.id, { image: bytes });
    };
    expect((await scan(workflow, { body: picture(MAX_IMAGE_BYTES) })).status).toBe(200);
    const tooLarge = [413, 'image_too_large'];
    expect(await codeOf(await scan(workflow, { body: picture(MAX_IMAGE_BYTES + 1) }))).toEqual(
      tooLarge,
    );
    expect(await codeOf(await scan(workflow, { body: picture(MAX_BODY_BYTES) }))).toEqual(tooLarge);
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 1 });
  });

  it('reads nothing if no scan is reserved', async () => {
    const workflow = await testWorkflow({}, { reserved: 0 });
    expect(await codeOf(await scan(workflow))).toEqual([402, 'no_scan_left']);
    expect(workflow.pool.reads).toBe(0);
  });

  it('reads exactly three of fifty parallel requests when three scans are reserved', async () => {
    const workflow = await testWorkflow();
    // Sent as by a browser, without a length. Such a body takes the room of ten megabytes.
    const form = new Response(scanOf(workflow.ada.id));
    const body = await form.arrayBuffer();
    const headers = {
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
    };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => scan(workflow, { body, headers })),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(47);
    expect(workflow.pool.reads).toBe(3);
  });

  it('refuses a script that floods it before reading what it sends', async () => {
    const workflow = await testWorkflow();
    const answers: Response[] = [];
    for (let request = 0; request < 121; request++) {
      answers.push(await scan(workflow, { body: 'no form at all' }));
    }
    expect(answers.slice(0, 120).every((response) => response.status === 400)).toBe(true);
    const refused = answers[120] as Response;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toEqual([429, 'too_many_requests']);
  });

  it('takes a repeated request without a key for a new scan', async () => {
    const workflow = await testWorkflow({}, { reserved: 1 });
    expect((await scan(workflow)).status).toBe(200);
    expect(await codeOf(await scan(workflow))).toEqual([402, 'no_scan_left']);
  });

  it('says when to try again, and spends nothing, while the queue is full', async () => {
    const gate = Promise.withResolvers<never[]>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(
      () => {
        begun.resolve();
        return gate.promise;
      },
      { workers: 1, queueLimit: 0 },
    );
    const workflow = await testWorkflow({ pool });
    const first = scan(workflow);
    await begun.promise;
    const refused = await scan(workflow);
    expect(refused.headers.get('retry-after')).toBe('3');
    expect(await codeOf(refused)).toEqual([503, 'busy']);
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 1 });
    gate.resolve([]);
    await first;
    expect((await scan(workflow)).status).toBe(200);
  });

  it('drops a waiting picture whose client left, and gives its scan back', async () => {
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
    const first = scan(workflow);
    await begun.promise;
    const leaving = new AbortController();
    const second = scan(workflow, { signal: leaving.signal });
    await expect.poll(workflow.scans).toEqual({ reserved: 1, spent: 2 });
    leaving.abort();
    expect(await codeOf(await second)).toEqual([503, 'cancelled']);
    expect(await workflow.scans()).toEqual({ reserved: 1, spent: 1 });
    gate.resolve([]);
    await first;
    expect(pool.reads).toBe(1);
  });

  it.each([
    ['no_text_found', 422],
    ['script_not_read', 422],
    ['broken_image', 422],
    ['image_too_large', 413],
    ['unsupported_image', 415],
  ] as const)('reports %s with %i and keeps the scan spent', async (code, status) => {
    const pool = fakePool(async () => {
      throw new CardReaderError(code, 'internal wording');
    });
    const workflow = await testWorkflow({ pool });
    expect(await codeOf(await scan(workflow))).toEqual([status, code]);
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 1 });
  });

  it('gives the scan back and reveals no detail if reading fails by our fault', async () => {
    const pool = fakePool(async () => {
      throw new Error('worker died over ada@byron.example');
    });
    const workflow = await testWorkflow({ pool });
    const response = await scan(workflow);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'reading_failed' });
    expect(text).not.toMatch(/died|stack|\.ts/);
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 0 });
    expect(workflow.log.join()).toContain('reading_failed');
    expect(workflow.log.join()).not.toContain('byron');
  });

  it('gives the id of a fault of ours, which is in every log', async () => {
    const pool = fakePool(async () => Promise.reject(new Error('worker died')));
    const workflow = await testWorkflow({ pool });
    const id = randomUUID();
    const response = await scan(workflow, { headers: { [REQUEST_ID_HEADER]: id } });
    expect(response.headers.get(REQUEST_ID_HEADER)).toBe(id);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(id) });
    const named = workflow.log.map((line) => JSON.parse(line).request);
    expect(named).toEqual([id, id]);
    expect([...workflow.network.requestIds]).toEqual([id]);
  });

  it('still answers if the scan cannot be given back', async () => {
    const pool = fakePool(async () => {
      workflow.network.isDown = true;
      throw new Error('worker died');
    });
    const workflow = await testWorkflow({ pool });
    expect(await codeOf(await scan(workflow))).toEqual([500, 'reading_failed']);
    expect(workflow.log.join()).toContain('could not be given back');
  });

  it('asks to try again, rather than to sign in, while the backend is down', async () => {
    const workflow = await testWorkflow();
    workflow.network.isDown = true;
    const response = await scan(workflow);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await codeOf(response)).toEqual([503, 'backend_unavailable']);
  });
});
