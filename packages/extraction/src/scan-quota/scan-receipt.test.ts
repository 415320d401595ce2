import { PROGRESS_TYPE } from '@cardsift/card-reader/answer-types';
import { describe, expect, it } from 'vitest';
import { fakePool } from '../testing/fake-pool.ts';
import { codeOf, jpegBytes, scan, scanOf, testWorkflow } from '../testing/requests.ts';

const headers = { 'idempotency-key': 'a-key-of-this-file' };

describe('a scan that is requested again', () => {
  it('costs nothing with the same key and picture', async () => {
    const workflow = await testWorkflow();
    for (let i = 0; i < 2; i += 1) {
      expect((await scan(workflow, { headers })).status).toBe(200);
    }
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 1 });
    expect(workflow.pool.reads).toBe(2);
  });

  it('costs a scan for another picture, another key, or without a key', async () => {
    const workflow = await testWorkflow({}, { reserved: 6 });
    const body = scanOf(workflow.ada.id, { image: Uint8Array.from([...jpegBytes(), 5]) });
    await scan(workflow, { headers });
    await scan(workflow, { headers, body });
    await scan(workflow, { headers: { 'idempotency-key': 'a-key-of-another-file' } });
    await scan(workflow);
    await scan(workflow);
    expect(await workflow.scans()).toEqual({ reserved: 1, spent: 5 });
  });

  it('is not given back if a client only hangs up on the repetition', async () => {
    const reading = Promise.withResolvers<never[]>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(
      () => {
        begun.resolve();
        return reading.promise;
      },
      { workers: 1 },
    );
    const workflow = await testWorkflow({ pool }, { reserved: 1 });
    const first = scan(workflow, { headers });
    await begun.promise;
    const leaving = new AbortController();
    const lines = { ...headers, accept: PROGRESS_TYPE };
    const repetition = await scan(workflow, { headers: lines, signal: leaving.signal });
    leaving.abort();
    expect(await repetition.text()).toContain('"cancelled"');
    reading.resolve([]);
    expect((await first).status).toBe(200);
    expect(await workflow.scans()).toEqual({ reserved: 0, spent: 1 });
  });

  it('is given back if the first request and its repetition both fail', async () => {
    const pool = fakePool(() => Promise.reject(new Error('The engine failed')));
    const workflow = await testWorkflow({ pool }, { reserved: 1 });
    const answers = await Promise.all([scan(workflow, { headers }), scan(workflow, { headers })]);
    expect(answers.map(({ status }) => status)).toContain(500);
    expect(await workflow.scans()).toEqual({ reserved: 0, spent: 0 });
  });

  it.each(['short', 'with a space in it', 'x'.repeat(65)])(
    'is refused with the key “%s”',
    async (key) => {
      const workflow = await testWorkflow();
      const response = await scan(workflow, { headers: { 'idempotency-key': key } });
      expect(await codeOf(response)).toEqual([400, 'invalid_key']);
      expect(await workflow.scans()).toEqual({ reserved: 3, spent: 0 });
    },
  );
});
