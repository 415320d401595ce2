import type { Notice } from '#app/components/ui/notify.ts';
import { type CardPictures, createCardView } from './card-pictures.ts';
import type { Job } from './job.ts';
import type { BatchMemory, LastBatch } from './last-batch.ts';
import { createJobProcessor, type JobDeps } from './process-job.ts';
import { createSource, type Source } from './scan-file.ts';
import type { ScanStore } from './scan-store.ts';
import { createWork } from './work-through-jobs.ts';

export interface BatchRunnerDeps extends JobDeps {
  pictures: CardPictures;
  memory: BatchMemory;
  notifyError(notice: Notice): void;
}

/** The jobs of a batch: made of files, worked through, forgotten. */
export function createBatchRunner(store: ScanStore, deps: BatchRunnerDeps) {
  const cards = createCardView(store, deps.pictures);
  const processJob = createJobProcessor(store, cards, deps);
  const sources = new Map<string, Source>();
  const remember = () => deps.memory.write(toLastBatch(store.getState().jobs));
  const { forget, ...work } = createWork(store, {
    processJob: (job, signal) => processJob(job, sources.get(job.id), signal),
    isOnline: () => deps.steps.isOnline(),
    notify: deps.notify,
    notifyError: deps.notifyError,
    remember,
  });

  return {
    ...work,

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

    /** Forgets a job that is not being worked on. */
    remove(id: string) {
      const contacts = store.getState().jobs.find((job) => job.id === id)?.contacts ?? [];
      store.dispatch({ type: 'removed', id });
      sources.delete(id);
      forget(id);
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
