import { PROGRESS_TYPE } from '@cardsift/card-reader/answer-types';
import { describe, expect, it } from 'vitest';
import { cardOf, fakePool } from '../testing/fake-pool.ts';
import { codeOf, scan, type TestWorkflow, testWorkflow } from '../testing/requests.ts';

const withProgress = (workflow: TestWorkflow) =>
  scan(workflow, { headers: { accept: `${PROGRESS_TYPE}, text/vcard;q=0.5` } });

async function linesOf(response: Response): Promise<unknown[]> {
  const text = await response.text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe('a client that asks for progress', () => {
  it('gets each step, and then what was read', async () => {
    const response = await withProgress(await testWorkflow());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(PROGRESS_TYPE);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await linesOf(response)).toEqual([
      { step: 'decode' },
      { step: 'understand' },
      { cards: [cardOf('Ada Byron')] },
    ]);
  });

  it('gets its place in the queue while others are read', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(
      async () => {
        begun.resolve();
        await gate.promise;
        return [];
      },
      { workers: 1 },
    );
    const workflow = await testWorkflow({ pool });
    const first = withProgress(workflow);
    await begun.promise;
    const second = await withProgress(workflow);
    gate.resolve();
    expect((await linesOf(second))[0]).toEqual({ ahead: 0 });
    await linesOf(await first);
  });

  it('is refused with a status as long as nothing has begun', async () => {
    const workflow = await testWorkflow({}, { reserved: 0 });
    expect(await codeOf(await withProgress(workflow))).toEqual([402, 'no_scan_left']);
  });

  it('gets a failure in the last line, and what the scan cost', async () => {
    const pool = fakePool(() => Promise.reject(new Error('The engine failed')));
    const workflow = await testWorkflow({ pool });
    const response = await withProgress(workflow);
    expect((await linesOf(response)).at(-1)).toEqual({
      status: 500,
      code: 'reading_failed',
      message: expect.stringMatching(/^The card could not be read. Please try again. Reference: /),
    });
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 0 });
    expect(workflow.log.join()).toContain('reading_failed');
  });
});
