import type { BatchRunner } from './batch-jobs.ts';
import { NO_BATCH } from './last-batch.ts';
import type { ContactSaving } from './save-contacts.ts';
import type { ScanStore } from './scan-store.ts';

interface PileDeps {
  runner: Pick<BatchRunner, 'enqueue' | 'takeBack' | 'remove'>;
  takeBack: ContactSaving['takeBack'];
  /** Whether so many files have their scans set aside. Null when nothing can be read; the person has been told. */
  reserveAll(count: number): Promise<boolean | null>;
  /** Starts what is pending, unless it is being done already. */
  runPending(): Promise<void>;
  onUsageChanged(): void;
}

/** Photos of a pile of cards. Each is read while the next one is taken. */
export function createPile(
  store: ScanStore,
  { runner, takeBack, reserveAll, runPending, onUsageChanged }: PileDeps,
) {
  const withoutFile = (files: readonly File[], file: File) =>
    files.filter((other) => other !== file);

  return {
    /**
     * Reads a photo as soon as those before it are, while the next one is taken. When no scan can be set aside
     * for it, it is selected instead, to be processed later.
     */
    async addToPile(photo: File) {
      store.set({ pile: [...store.getState().pile, photo], lastBatch: NO_BATCH });
      const held = await reserveAll(1);
      onUsageChanged();
      const { pile, files } = store.getState();
      // The photo was taken back meanwhile. The scan that was set aside for it lapses.
      if (!pile.includes(photo)) return;
      if (held === null) {
        store.set({ pile: withoutFile(pile, photo), files: [...files, photo] });
        return;
      }
      runner.enqueue([photo], held);
      await runPending();
    },

    /** As if a photo of the pile had never been taken: what was read from it is not saved any more. */
    async takeBackPhoto(photo: File) {
      store.set({ pile: withoutFile(store.getState().pile, photo) });
      const job = store.findJobOf(photo);
      if (job === undefined) return;
      await runner.takeBack(job.id);
      const saved = store.findJobOf(photo)?.contacts ?? [];
      const undone = await Promise.all(saved.map(takeBack));
      // What is still saved stays on the page, where it can be undone once more.
      if (undone.every(Boolean)) runner.remove(job.id);
      onUsageChanged();
    },

    /** Makes room for as many photos as a batch may have; what was read stays on the page. */
    startNextPile() {
      if (store.getState().phase === 'idle') store.set({ pile: [] });
    },
  };
}
