import type { Notice } from '#app/components/ui/notify.ts';
import { countOf } from '#app/count-of.ts';
import { randomUuid } from '#app/random-uuid.ts';
import type { ReadAnswer } from '../reading/read-answer.ts';
import {
  cancelled,
  describeFailure,
  type JobError,
  ScanError,
  stopsBatch,
  toJobError,
} from '../scan-error.ts';
import { type CardPictures, createCardView } from './card-view.ts';
import type { Job, ScannedContact } from './job.ts';
import { isUnfinished } from './jobs-reducer.ts';
import type { BatchMemory } from './last-batch.ts';
import { type ContactSaving, NOT_KEPT, type SaveResult } from './save-contacts.ts';
import { createSource, READ, type ScanSteps, type Source, scanFile } from './scan-file.ts';
import type { ScanStore } from './scan-store.ts';

export interface BatchRunnerDeps {
  steps: ScanSteps;
  pictures: CardPictures;
  memory: BatchMemory;
  trySave: ContactSaving['trySave'];
  /** Told what a second reader says of contacts, or null where that is never known. */
  improve(first: readonly ScannedContact[], later: ReadAnswer | null): Promise<void>;
  newId(): string;
  notify(notice: Notice): void;
  notifyError(notice: Notice): void;
}

/** Processes the pending jobs one at a time, in order, until none is left. */
export function createBatchRunner(store: ScanStore, deps: BatchRunnerDeps) {
  const cards = createCardView(store, deps.pictures);
  const sources = new Map<string, Source>();
  let isCancelled = false;
  /** What is being processed, and what stops it. */
  let current: { id: string; stopping: AbortController; ended: Promise<void> } | null = null;
  /** Jobs that are taken back; nobody wants to hear how they end. */
  const takenBack = new Set<string>();

  function remember() {
    const { jobs } = store.getState();
    const undone = jobs.filter(({ status }) => status !== 'completed');
    deps.memory.write({
      undone: undone.map(({ fileName }) => fileName),
      cards: jobs.flatMap(({ contacts }) => contacts).length,
    });
  }

  async function process({ id, fileName, contacts }: Job, signal: AbortSignal) {
    store.dispatch({ type: 'started', id });
    try {
      // After a failure to save, the contacts are there already and need no second scan.
      const form = contacts.length > 0 ? 'list' : await scan(id, signal);
      const { saved, waiting } = await saveAll(id);
      store.dispatch({ type: 'completed', id });
      if (saved > 0) deps.notify(savedNotice(saved, fileName, form));
      if (waiting > 0) deps.notify(waitingNotice(waiting, fileName));
    } catch (error) {
      fail(id, fileName, toJobError(error));
    }
  }

  async function scan(id: string, signal: AbortSignal) {
    const source = sources.get(id);
    if (source === undefined) throw new Error(`Job ${id} has no file`);
    const { contacts, form, picture, second } = await scanFile(
      source,
      deps.steps,
      (progress) => store.dispatch({ type: 'progressed', id, ...progress }),
      signal,
    );
    const scanned = contacts.map(
      (found, card): ScannedContact => ({
        ...found,
        id: deps.newId(),
        key: { saveKey: randomUuid(), picture },
        saving: { kind: 'saving' },
        checked: false,
        second: second?.cards.includes(card)
          ? { by: second.by, state: 'asked', improved: 0 }
          : null,
        pictures: null,
      }),
    );
    store.dispatch({ type: 'extracted', id, contacts: scanned });
    // Nothing waits for the pictures: contacts are saved meanwhile.
    void cards.show(source.image ?? source.file, scanned);
    if (second) void second.later.then((later) => deps.improve(scanned, later));
    return form;
  }

  async function saveAll(id: string) {
    const contacts = store.getState().jobs.find((job) => job.id === id)?.contacts ?? [];
    const count: Record<SaveResult, number> = { saved: 0, waiting: 0, failed: 0, 'not kept': 0 };
    for (const [index, contact] of contacts.entries()) {
      const progress = READ + ((100 - READ) * index) / contacts.length;
      store.dispatch({ type: 'progressed', id, step: 'saving', progress });
      count[contact.saving.kind === 'saved' ? 'saved' : await deps.trySave(contact)] += 1;
    }
    // However many were saved: the file is not done before the last is out of danger.
    if (count['not kept'] > 0) throw new ScanError('save', NOT_KEPT);
    if (count.saved + count.waiting === 0) {
      throw new ScanError('save', 'Failed to save any contacts to database');
    }
    return count;
  }

  function fail(id: string, fileName: string, error: JobError) {
    store.dispatch({ type: 'failed', id, error });
    if (takenBack.has(id)) return;
    if (error.code !== 'cancelled') deps.notifyError(describeFailure(error, fileName));
    if (!stopsBatch(error, deps.steps.isOnline())) return;
    for (const job of store.getState().jobs.filter(isUnfinished)) {
      store.dispatch({ type: 'failed', id: job.id, error });
    }
  }

  return {
    /** Makes pending jobs of files, whose scans are `held` or will be spent later. */
    enqueue(files: readonly File[], held: boolean) {
      const jobs = files.map((file) => {
        const id = deps.newId();
        sources.set(id, createSource(file, held));
        return { id, file };
      });
      store.dispatch({ type: 'queued', jobs });
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

    /** Stops as soon as what is being saved is saved; what is done stays, the rest can be tried again. */
    cancel() {
      isCancelled = true;
      current?.stopping.abort();
    },

    /** Ends the work on one job, whose contacts may be saved all the same; the others go on. */
    async takeBack(id: string) {
      takenBack.add(id);
      if (current?.id === id) {
        current.stopping.abort();
        await current.ended;
        takenBack.delete(id);
      }
    },

    /** Forgets one job that nobody works on. */
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

function savedNotice(saved: number, fileName: string, form: 'list' | 'object'): Notice {
  return {
    title: form === 'object' ? 'Card processed' : `${saved} contact(s) processed`,
    description: `Successfully extracted and saved ${saved} contact(s) from ${fileName}. Download individual vCards below.`,
  };
}

function waitingNotice(waiting: number, fileName: string): Notice {
  return {
    title: `${countOf(waiting, 'contact')} waiting to be saved`,
    description: `What was read from ${fileName} is kept on this device and saved as soon as that is possible.`,
  };
}
