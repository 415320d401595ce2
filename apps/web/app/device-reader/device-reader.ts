import { createKeptFiles } from './kept-files.ts';
import { baseFiles, devicePacks, filesOfPacks } from './packs.ts';
import { dropReaderCache } from './reader-cache.ts';
import type { ReadOutcome, Wishes } from './reader-messages.ts';
import { createReaderRunner, type Reading } from './run-reader.ts';

const runner = createReaderRunner(
  () =>
    new Worker(new URL('./reader.worker.ts', import.meta.url), {
      type: 'module',
      name: 'card-reader',
    }),
);

const base = createKeptFiles('card reader', baseFiles);

/** The reader of this device: one for the whole page. */
export const deviceReader = {
  ...base,

  /** Removes it with its packs, which nothing else can use. */
  async remove(): Promise<void> {
    runner.stop();
    await dropReaderCache();
    await Promise.all([base, ...devicePacks].map((kept) => kept.check()));
  },

  /**
   * Reads a picture that `preparePicture` has made, with the packs that are here; nothing of it leaves this device.
   * Rejects with the signal's reason.
   */
  async read(picture: Blob, wishes: Wishes, reading: Reading): Promise<ReadOutcome> {
    const files = [...baseFiles, ...(await filesOfPacks())];
    const outcome = await runner.read({ picture, wishes, files }, reading);
    if (outcome.kind === 'failed') {
      console.error('The card could not be read on this device', outcome.problem);
      await base.check();
    }
    return outcome;
  },
};
