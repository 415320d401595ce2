import { PACKS } from '@cardsift/card-reader/models/packs';
import { describe, expect, test } from 'vitest';
import { describeJob, describeProgress } from './describe-progress.ts';
import type { Job } from './job.ts';

const job = (fileName: string, more: Partial<Job>): Job => ({
  id: fileName,
  fileName,
  file: new File([], fileName),
  status: 'pending',
  progress: 0,
  step: null,
  ahead: null,
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

  test('says the place in the queue to those who look, and one reading to those who listen', () => {
    const waiting = job('a.jpg', { status: 'processing', step: 'waiting', ahead: 2 });
    expect(describeJob(waiting)).toBe('Waiting, 2 before it');
    expect(describeJob({ ...waiting, ahead: 0 })).toBe('Next in line');
    const reading = job('a.jpg', { status: 'processing', step: 'read text' });
    expect(describeJob(reading)).toBe('Reading the text');
    expect(describeProgress([reading])).toBe('File 1 of 1, a.jpg: Reading the card');
  });

  test('tells the cancelled from the failed', () => {
    const error = { code: 'cancelled', message: '', retryCostsScan: false } as const;
    const jobs = [job('a.jpg', { status: 'error', error }), job('b.jpg', { status: 'error' })];
    expect(describeProgress(jobs)).toBe('All files done: 0 contacts found, 1 failed, 1 canceled');
    expect(jobs.map(describeJob)).toEqual(['Canceled', 'Failed']);
  });

  test('tells what waits for a pack from the failed', () => {
    const needed = { pack: PACKS[1], hasReadPart: false };
    const error = { code: 'pack', message: '', needed, retryCostsScan: false } as const;
    const jobs = [job('a.jpg', { status: 'error', error }), job('b.jpg', { status: 'completed' })];
    expect(describeProgress(jobs)).toBe(
      'All files done: 0 contacts found, 0 failed, 1 waiting for a pack',
    );
    expect(jobs.map(describeJob)[0]).toBe('Waiting for a pack');
  });

  test('sums up at the end', () => {
    const jobs = [job('a.jpg', { status: 'completed' }), job('b.jpg', { status: 'error' })];
    expect(describeProgress(jobs)).toBe('All files done: 0 contacts found, 1 failed');
  });
});
