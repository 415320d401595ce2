import type { Notice } from '#app/components/ui/notify.ts';
import {
  cancelled,
  describeFailure,
  type JobError,
  stopsBatch,
  toJobError,
} from '../scan-error.ts';
import type { Job } from './job.ts';
import { isUnfinished } from './jobs-reducer.ts';
import type { ScanStore } from './scan-store.ts';

interface WorkDeps {
  processJob(job: Job, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  notify(notice: Notice): void;
  notifyError(notice: Notice): void;
  /** Called before the first job and after each. */
  remember(): void;
}

/** Processes the pending jobs one at a time, in order, until none is left or somebody stops it. */
export function createWork(store: ScanStore, deps: WorkDeps) {
  let isCancelled = false;
  /** What is being processed, and what stops it. */
  let current: { id: string; stopping: AbortController; ended: Promise<void> } | null = null;
  /** Jobs that are being taken back. Nobody is told how they end. */
  const takenBack = new Set<string>();

  async function process(job: Job, signal: AbortSignal) {
    store.dispatch({ type: 'started', id: job.id });
    try {
      await deps.processJob(job, signal);
    } catch (error) {
      fail(job.id, job.fileName, toJobError(error));
    }
  }

  function fail(id: string, fileName: string, error: JobError) {
    store.dispatch({ type: 'failed', id, error });
    if (takenBack.has(id)) return;
    // A card that waits for a pack has not failed.
    const tell = error.needed ? deps.notify : deps.notifyError;
    if (error.code !== 'cancelled') tell(describeFailure(error, fileName));
    if (!stopsBatch(error, deps.isOnline())) return;
    for (const job of store.getState().jobs.filter(isUnfinished)) {
      store.dispatch({ type: 'failed', id: job.id, error });
    }
  }

  return {
    async run() {
      isCancelled = false;
      store.set({ phase: 'running' });
      deps.remember();
      for (;;) {
        const next = store
          .getState()
          .jobs.find(({ id, status }) => status === 'pending' && !takenBack.has(id));
        if (next === undefined) break;
        if (isCancelled) {
          fail(next.id, next.fileName, toJobError(cancelled()));
          break;
        }
        const stopping = new AbortController();
        const ended = process(next, stopping.signal);
        current = { id: next.id, stopping, ended };
        await ended;
        current = null;
        deps.remember();
      }
      store.set({ phase: 'idle' });
    },

    /** Stops once the contact that is being saved is saved. What is done stays, and the rest can be tried again. */
    cancel() {
      isCancelled = true;
      current?.stopping.abort();
    },

    /** Ends the work on one job. Its contacts may be saved all the same, and other jobs go on. */
    async takeBack(id: string) {
      takenBack.add(id);
      if (current?.id === id) {
        current.stopping.abort();
        await current.ended;
        takenBack.delete(id);
      }
    },

    /** For a job that was removed. */
    forget(id: string) {
      takenBack.delete(id);
    },
  };
}
