import { describe, expect, test } from 'vitest';
import { describeProgress } from './describe-progress.ts';
import type { Job } from './job.ts';

const job = (fileName: string, more: Partial<Job>): Job => ({
  id: fileName,
  fileName,
  status: 'pending',
  progress: 0,
  step: null,
  error: null,
  contacts: [],
  ...more,
});

describe('describeProgress', () => {
  test('says nothing when there is nothing to do', () => {
    expect(describeProgress([])).toBe('');
  });

  test('says which file is at which step, the same for every percent of it', () => {
    const jobs = (progress: number) => [
      job('a.jpg', { status: 'completed' }),
      job('b.jpg', { status: 'processing', step: 'uploading', progress }),
      job('c.jpg', {}),
    ];
    expect(describeProgress(jobs(12))).toBe('File 2 of 3, b.jpg: Uploading');
    expect(describeProgress(jobs(40))).toBe(describeProgress(jobs(12)));
  });

  test('sums up at the end', () => {
    const jobs = [job('a.jpg', { status: 'completed' }), job('b.jpg', { status: 'error' })];
    expect(describeProgress(jobs)).toBe('All files done: 0 contacts found, 1 failed');
  });
});
