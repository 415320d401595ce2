import type { Notice } from '#app/components/ui/notify.ts';
import { describeFailure, toJobError } from '../scan-error.ts';
import { type BatchRunnerDeps, createBatchRunner } from './batch-jobs.ts';
import { createImprovement } from './improve-contacts.ts';
import { NO_BATCH } from './last-batch.ts';
import { createPile } from './pile.ts';
import { createRetries } from './retry-failed.ts';
import { type ContactSavingDeps, createContactSaving } from './save-contacts.ts';
import { setScansAside } from './scan-file.ts';
import { createScanStore } from './scan-store.ts';
import { type Allowance, selectFiles } from './select-files.ts';

interface ScannerDeps
  extends Omit<BatchRunnerDeps, 'trySave' | 'improve' | 'newId'>,
    ContactSavingDeps {
  /** Called when scans were reserved, spent or given back. */
  onUsageChanged(): void;
}

/** What one signed-in person does on the scanning page; it outlives visits to other pages. */
export function createScanningSession(deps: ScannerDeps) {
  let lastId = 0;
  const store = createScanStore(deps.memory.read());
  const { trySave, takeBack, improve, ...contactSaving } = createContactSaving(store, deps);
  const runner = createBatchRunner(store, {
    ...deps,
    trySave,
    improve: createImprovement(store, improve),
    newId: () => String(++lastId),
  });

  async function runAll() {
    await runner.run();
    deps.onUsageChanged();
  }

  /** Starts what is pending, unless it is being done already. */
  async function runPending() {
    const { jobs, phase } = store.getState();
    if (phase === 'idle' && jobs.some(({ status }) => status === 'pending')) await runAll();
  }

  /** Whether every selected file has its scan set aside. Null when nothing can be read; the person has been told. */
  async function reserveAll(count: number): Promise<boolean | null> {
    try {
      return await setScansAside(count, await deps.steps.place(), deps.steps);
    } catch (error) {
      deps.notifyError(describeFailure(toJobError(error)));
      return null;
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    ...contactSaving,
    ...createRetries(store, runner, runAll),
    ...createPile(store, { ...deps, runner, reserveAll, runPending, takeBack }),

    /** Adds what fits to the selection, and tells why the rest does not. */
    choose(incoming: readonly File[], allowance: Allowance): readonly Notice[] {
      const { files, phase } = store.getState();
      if (phase === 'reserving') return [];
      const selection = selectFiles(files, incoming, allowance);
      store.set({ files: selection.files });
      for (const notice of selection.notices) deps.notifyError(notice);
      return selection.notices;
    },

    remove(file: File) {
      store.set({ files: store.getState().files.filter((other) => other !== file) });
    },

    /** Resets selection and jobs; does nothing while anything is being processed. */
    clear() {
      if (store.getState().phase !== 'idle') return;
      store.set({ files: [], pile: [] });
      runner.clear();
    },

    /** Stops the batch; what is done stays. */
    cancel: runner.cancel,

    dismissLastBatch() {
      deps.memory.write(NO_BATCH);
      store.set({ lastBatch: NO_BATCH });
    },

    /** Reserves a scan for every selected file and processes them one after the other. */
    async start() {
      const { files, phase } = store.getState();
      if (phase !== 'idle' || files.length === 0) return;
      store.set({ phase: 'reserving' });
      const held = await reserveAll(files.length);
      deps.onUsageChanged();
      if (held === null) {
        store.set({ phase: 'idle' });
        return runPending();
      }
      store.set({ files: [], lastBatch: NO_BATCH });
      runner.enqueue(files, held);
      await runAll();
    },
  };
}

export type ScanningSession = ReturnType<typeof createScanningSession>;
