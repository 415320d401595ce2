import type { Notice } from '#app/components/ui/notify.ts';
import {
  cancelled,
  describeFailure,
  type JobError,
  stopsBatch,
  toJobError,
} from '../scan-error.ts';
import { type CardPictures, createCardView } from './card-view.ts';
import type { Job } from './job.ts';
import { isUnfinished } from './jobs-reducer.ts';
import type { BatchMemory, LastBatch } from './last-batch.ts';
import { createJobProcessor, type JobDeps } from './process-job.ts';
import { createSource, type Source } from './scan-file.ts';
import type { ScanStore } from './scan-store.ts';

export interface BatchRunnerDeps extends JobDeps {
  pictures: CardPictures;
  memory: BatchMemory;
  notifyError(notice: Notice): void;
}

/** Processes the pending jobs one at a time, in order, until none is left. */
export function createBatchRunner(store: ScanStore, deps: BatchRunnerDeps) {
  const cards = createCardView(store, deps.pictures);
  const processJob = createJobProcessor(store, cards, deps);
  const sources = new Map<string, Source>();
  let isCancelled = false;
  /** What is being processed, and what stops it. */
  let current: { id: string; stopping: AbortController; ended: Promise<void> } | null = null;
  /** Jobs that are being taken back. Nobody is told how they end. */
  const takenBack = new Set<string>();

  const remember = () => deps.memory.write(toLastBatch(store.getState().jobs));

  async function process(job: Job, signal: AbortSignal) {
    store.dispatch({ type: 'started', id: job.id });
    try {
      await processJob(job, sources.get(job.id), signal);
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
    if (!stopsBatch(error, deps.steps.isOnline())) return;
    for (const job of store.getState().jobs.filter(isUnfinished)) {
      store.dispatch({ type: 'failed', id: job.id, error });
    }
  }

  return {
    /** Makes pending jobs of files. Their scans are `held`, or are spent later. */
    enqueue(files: readonly File[], held: boolean) {
      const jobs = files.map((file) => {
        const id = deps.newId();
        sources.set(id, createSource(file, held));
        return { id, file };
      });
      store.dispatch({ type: 'queued', jobs });
    },

    /** Has the next try of a job take what can be read without a pack. */
    takePart(id: string) {
      const source = sources.get(id);
      if (source) source.takesPart = true;
    },

    async run() {
      isCancelled = false;
      store.set({ phase: 'running' });
      remember();
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
        remember();
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

    /** Forgets a job that is not being worked on. */
    remove(id: string) {
      const contacts = store.getState().jobs.find((job) => job.id === id)?.contacts ?? [];
      store.dispatch({ type: 'removed', id });
      sources.delete(id);
      takenBack.delete(id);
      cards.forget(contacts);
      remember();
    },

    /** Forgets the files and jobs, unless some are unfinished. */
    clear() {
      const contacts = store.getState().jobs.flatMap((job) => job.contacts);
      store.dispatch({ type: 'cleared' });
      if (store.getState().jobs.length > 0) return;
      sources.clear();
      cards.forget(contacts);
      remember();
    },
  };
}

const toLastBatch = (jobs: readonly Job[]): LastBatch => ({
  undone: jobs.filter(({ status }) => status !== 'completed').map(({ fileName }) => fileName),
  cards: jobs.flatMap(({ contacts }) => contacts).length,
});

export type BatchRunner = ReturnType<typeof createBatchRunner>;
