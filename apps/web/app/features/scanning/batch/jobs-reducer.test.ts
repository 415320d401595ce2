import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobError } from '../scan-error.ts';
import type { Job } from './job.ts';
import { isUnfinished, type JobsEvent, jobsReducer } from './jobs-reducer.ts';

const error: JobError = { code: 'http', message: 'HTTP error! status: 500', retryCostsScan: false };
const run = (...events: JobsEvent[]) => events.reduce(jobsReducer, [] as readonly Job[]);
const queued: JobsEvent = { type: 'queued', jobs: [{ id: 'a', file: new File([], 'a.jpg') }] };

const id = fc.constantFrom('a', 'b');
const anyEvent: fc.Arbitrary<JobsEvent> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), id }),
  fc.record({
    type: fc.constant('progressed' as const),
    id,
    step: fc.constantFrom('preparing' as const, 'uploading' as const, 'reading' as const),
    progress: fc.integer({ min: 0, max: 99 }),
  }),
  fc.record({ type: fc.constant('completed' as const), id }),
  fc.record({ type: fc.constant('failed' as const), id, error: fc.constant(error) }),
  fc.record({ type: fc.constant('requeued' as const), id }),
  fc.constant({ type: 'cleared' as const }),
);

const ALLOWED = new Set([
  'pending>processing',
  'pending>error',
  'processing>completed',
  'processing>error',
  'error>pending',
]);

describe('jobsReducer', () => {
  test('takes a file from pending to completed', () => {
    const jobs = run(
      queued,
      { type: 'started', id: 'a' },
      { type: 'progressed', id: 'a', step: 'uploading', progress: 30 },
      { type: 'completed', id: 'a' },
    );
    expect(jobs).toMatchObject([{ fileName: 'a.jpg', status: 'completed', progress: 100 }]);
  });

  test('keeps the error of a failed file until it is tried again', () => {
    const failed = run(queued, { type: 'started', id: 'a' }, { type: 'failed', id: 'a', error });
    expect(failed[0]).toMatchObject({ status: 'error', error, step: null });
    const again = jobsReducer(failed, { type: 'requeued', id: 'a' });
    expect(again[0]).toMatchObject({ status: 'pending', error: null, progress: 0 });
  });

  test('changes one contact of one file', () => {
    const contact = { fullName: 'Ada', emails: [], phones: [], urls: [], hashtags: [] };
    const scanned = (contactId: string) => ({
      id: contactId,
      contact,
      reading: null,
      key: { saveKey: 'any' },
      saving: { kind: 'saving' as const },
      checked: false,
      second: null,
      pictures: null,
    });
    const jobs = run(
      queued,
      { type: 'started', id: 'a' },
      { type: 'extracted', id: 'a', contacts: [scanned('1'), scanned('2')] },
      {
        type: 'contact-changed',
        contactId: '2',
        change: { saving: { kind: 'unsaved', reason: 'failed' } },
      },
    );
    expect(jobs[0]?.contacts.map(({ saving }) => saving.kind)).toEqual(['saving', 'unsaved']);
  });

  test('is not cleared while anything is unfinished', () => {
    expect(run(queued, { type: 'cleared' })).toHaveLength(1);
    expect(
      run(
        queued,
        { type: 'started', id: 'a' },
        { type: 'completed', id: 'a' },
        { type: 'cleared' },
      ),
    ).toEqual([]);
  });

  test('follows only allowed ways, and no bar runs backwards within a run', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let jobs = run({
          type: 'queued',
          jobs: [
            { id: 'a', file: new File([], 'a.jpg') },
            { id: 'b', file: new File([], 'b.jpg') },
          ],
        });
        for (const event of events) {
          const next = jobsReducer(jobs, event);
          if (next.length === 0) expect(jobs.some(isUnfinished)).toBe(false);
          next.forEach((job, i) => {
            const before = jobs[i];
            if (before === undefined) throw new Error('a job appeared from nowhere');
            if (before.status !== job.status) {
              expect(ALLOWED).toContain(`${before.status}>${job.status}`);
            } else {
              expect(job.progress).toBeGreaterThanOrEqual(before.progress);
            }
            expect(job.error !== null).toBe(job.status === 'error');
            expect(job.step !== null).toBe(job.status === 'processing');
          });
          jobs = next;
        }
      }),
    );
  });
});
