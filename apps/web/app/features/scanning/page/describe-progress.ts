import type { Job } from '../batch/job.ts';
import { isUnfinished } from '../batch/jobs-reducer.ts';
import { jobLabel } from './job-label.ts';

/**
 * The state of the batch in one sentence. It changes when a file moves to its next step, not with
 * every percent, so that a screen reader that reads each change stays bearable.
 */
export function describeProgress(jobs: readonly Job[]): string {
  if (jobs.length === 0) return '';
  const running = jobs.find(({ status }) => status === 'processing');
  const done = jobs.filter((job) => !isUnfinished(job)).length;
  if (running)
    return `File ${done + 1} of ${jobs.length}, ${running.fileName}: ${jobLabel(running)}`;
  if (jobs.some(isUnfinished)) return '';
  const failed = jobs.filter(({ status }) => status === 'error').length;
  const found = jobs.flatMap(({ contacts }) => contacts).length;
  return `All files done: ${found} ${found === 1 ? 'contact' : 'contacts'} found, ${failed} failed`;
}
