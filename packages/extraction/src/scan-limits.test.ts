import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/image-format';
import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from './card-form.ts';
import { fakePool } from './testing/fake-pool.ts';
import { ADA, codeOf, jpegBytes, scan, scanOf, testWorkflow } from './testing/requests.ts';

describe('what POST /webhook/business-card spends and refuses', () => {
  it('takes a picture of 10MB and none that is larger', async () => {
    const picture = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(jpegBytes());
      return scanOf(ADA, { image: bytes });
    };
    const workflow = testWorkflow();
    expect((await scan(workflow, { body: picture(MAX_IMAGE_BYTES) })).status).toBe(200);
    const tooLarge = [413, 'image_too_large'];
    expect(await codeOf(await scan(workflow, { body: picture(MAX_IMAGE_BYTES + 1) }))).toEqual(
      tooLarge,
    );
    expect(await codeOf(await scan(workflow, { body: picture(MAX_BODY_BYTES) }))).toEqual(tooLarge);
    expect(workflow.supabase.reserved.get(ADA)).toBe(2);
  });

  it('reads nothing when no scan is reserved', async () => {
    const workflow = testWorkflow();
    workflow.supabase.reserved.set(ADA, 0);
    expect(await codeOf(await scan(workflow))).toEqual([402, 'no_scan_left']);
    expect(workflow.pool.reads).toBe(0);
  });

  it('reads exactly three of fifty parallel requests when three scans are reserved', async () => {
    const workflow = testWorkflow();
    const responses = await Promise.all(Array.from({ length: 50 }, () => scan(workflow)));
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(47);
    expect(workflow.pool.reads).toBe(3);
  });

  it('stops a script that floods it before reading what it sends', async () => {
    const workflow = testWorkflow();
    const answers: Response[] = [];
    for (let request = 0; request < 121; request++) {
      answers.push(await scan(workflow, { body: 'no form at all' }));
    }
    expect(answers.slice(0, 120).every((response) => response.status === 400)).toBe(true);
    const refused = answers[120] as Response;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toEqual([429, 'too_many_requests']);
  });

  it('treats a request that is sent again as a new scan', async () => {
    const workflow = testWorkflow();
    workflow.supabase.reserved.set(ADA, 1);
    expect((await scan(workflow)).status).toBe(200);
    expect(await codeOf(await scan(workflow))).toEqual([402, 'no_scan_left']);
  });

  it('says when to come back, and spends nothing, while the queue is full', async () => {
    const gate = Promise.withResolvers<never[]>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(
      () => {
        begun.resolve();
        return gate.promise;
      },
      { workers: 1, queueLimit: 0 },
    );
    const workflow = testWorkflow({ pool });
    const first = scan(workflow);
    await begun.promise;
    const refused = await scan(workflow);
    expect(refused.headers.get('retry-after')).toBe('3');
    expect(await codeOf(refused)).toEqual([503, 'busy']);
    expect(workflow.supabase.reserved.get(ADA)).toBe(2);
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
    const workflow = testWorkflow({ pool });
    const first = scan(workflow);
    await begun.promise;
    const leaving = new AbortController();
    const second = scan(workflow, { signal: leaving.signal });
    await expect.poll(() => workflow.supabase.reserved.get(ADA)).toBe(1);
    leaving.abort();
    expect(await codeOf(await second)).toEqual([503, 'cancelled']);
    expect(workflow.supabase.givenBack).toEqual([ADA]);
    gate.resolve([]);
    await first;
    expect(pool.reads).toBe(1);
  });

  it.each([
    ['no_text_found', 422],
    ['broken_image', 422],
    ['image_too_large', 413],
    ['unsupported_image', 415],
  ] as const)('tells of %s with %i and keeps the scan spent', async (code, status) => {
    const pool = fakePool(async () => {
      throw new CardReaderError(code, 'internal wording');
    });
    const workflow = testWorkflow({ pool });
    expect(await codeOf(await scan(workflow))).toEqual([status, code]);
    expect(workflow.supabase.givenBack).toEqual([]);
  });

  it('gives the scan back and tells no detail when reading fails by our fault', async () => {
    const pool = fakePool(async () => {
      throw new Error('worker died over ada@byron.example');
    });
    const workflow = testWorkflow({ pool });
    const response = await scan(workflow);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'reading_failed' });
    expect(text).not.toMatch(/died|stack|\.ts/);
    expect(workflow.supabase.givenBack).toEqual([ADA]);
    expect(workflow.log.join()).toContain('reading_failed');
    expect(workflow.log.join()).not.toContain('byron');
  });

  it('still answers when the scan cannot be given back', async () => {
    const workflow = testWorkflow();
    const pool = fakePool(async () => {
      workflow.supabase.down = true;
      throw new Error('worker died');
    });
    const { app, log } = testWorkflow({ pool, supabase: workflow.supabase.settings });
    expect(await codeOf(await scan({ ...workflow, app }))).toEqual([500, 'reading_failed']);
    expect(log.join()).toContain('could not be given back');
  });

  it('asks to come back, rather than to sign in, while the backend is down', async () => {
    const workflow = testWorkflow();
    workflow.supabase.down = true;
    const response = await scan(workflow);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await codeOf(response)).toEqual([503, 'backend_unavailable']);
  });
});
