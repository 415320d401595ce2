import type { BatchRunner } from './batch-jobs.ts';
import type { Job } from './job.ts';
import type { ScanStore } from './scan-store.ts';

/**
 * Files that failed are tried again. While others run, they wait their turn.
 *
 * @param runAll processes what is pending
 */
export function createRetries(
  store: ScanStore,
  runner: Pick<BatchRunner, 'takePart'>,
  runAll: () => Promise<void>,
) {
  async function retryWhere(matches: (job: Job) => boolean) {
    const { jobs, phase } = store.getState();
    if (phase === 'reserving') return;
    const failed = jobs.filter((job) => job.status === 'error' && matches(job));
    for (const { id } of failed) store.dispatch({ type: 'requeued', id });
    if (phase === 'idle' && failed.length > 0) await runAll();
  }

  return {
    /** Tries failed files again: the given one, or all. */
    retry: (jobId?: string) => retryWhere(({ id }) => jobId === undefined || id === jobId),

    /** Reads files that waited for a pack, which is here now. */
    readWithPack: (script: string) =>
      retryWhere(({ error }) => error?.needed?.pack.script === script),

    /** Does without the pack that a file waits for, and saves what can be read. */
    readPart(jobId: string) {
      runner.takePart(jobId);
      return retryWhere(({ id }) => id === jobId);
    },
  };
}
