import files from 'virtual:device-reader-files';
import { findObstacle, type Obstacle } from './check-support.ts';
import { DownloadError, type DownloadProblem, downloadFiles } from './download-files.ts';
import {
  dropOtherFiles,
  dropReaderCache,
  missingFiles,
  openReaderCache,
  readerCache,
} from './reader-cache.ts';
import type { ReadOutcome, Wishes } from './reader-messages.ts';
import { createReaderRunner, type Reading } from './run-reader.ts';

/** Whether this device can read cards, and the progress of its download. */
export type DeviceReaderState =
  | { kind: 'unknown' }
  /** This browser cannot. */
  | { kind: 'impossible'; obstacle: Obstacle }
  /** Some or all files are missing; `problem` says why the last try ended. */
  | { kind: 'absent'; problem?: DownloadProblem }
  /** `share` is what is here already, 0 to 1. */
  | { kind: 'downloading'; share: number }
  | { kind: 'ready' };

/** Bytes of the download. */
export const DOWNLOAD_BYTES = files.reduce((sum, { travels }) => sum + travels, 0);

/** Bytes it has on this device. */
export const STORED_BYTES = files.reduce((sum, { bytes }) => sum + bytes, 0);

const listeners = new Set<() => void>();
let state: DeviceReaderState = { kind: 'unknown' };
let download: AbortController | undefined;

function set(next: DeviceReaderState): void {
  state = next;
  for (const listener of listeners) listener();
}

const runner = createReaderRunner(
  () =>
    new Worker(new URL('./reader.worker.ts', import.meta.url), {
      type: 'module',
      name: 'card-reader',
    }),
);

/** Any other error comes from the browser's storage, which may be full before the first file arrives. */
const problemOf = (error: unknown) => (error instanceof DownloadError ? error.problem : 'storage');

/** The reader of this device: one for the whole page. */
export const deviceReader = {
  getState: (): DeviceReaderState => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Checks which files are on this device. */
  async check(): Promise<DeviceReaderState> {
    if (download) return state;
    const obstacle = findObstacle();
    if (obstacle) set({ kind: 'impossible', obstacle });
    else {
      try {
        const missing = await missingFiles(readerCache, files);
        set({ kind: missing.length === 0 ? 'ready' : 'absent' });
      } catch (error) {
        console.warn('Nothing can be kept in this browser', error);
        set({ kind: 'impossible', obstacle: 'no storage' });
      }
    }
    return state;
  },

  /** Downloads what is missing and reports the result. A second call while it runs does nothing. */
  async download(): Promise<DeviceReaderState> {
    if (download) return state;
    download = new AbortController();
    const { signal } = download;
    set({ kind: 'downloading', share: 0 });
    try {
      const cache = await openReaderCache();
      await downloadFiles(cache, files, {
        signal,
        onProgress: (share) => set({ kind: 'downloading', share }),
      });
      await dropOtherFiles(cache, files);
      set({ kind: 'ready' });
    } catch (error) {
      if (!signal.aborted) console.error('The card reader could not be downloaded', error);
      set({ kind: 'absent', problem: signal.aborted ? undefined : problemOf(error) });
    } finally {
      download = undefined;
    }
    return state;
  },

  /** Stops the download. Complete files stay for the next try. */
  cancel(): void {
    download?.abort();
  },

  async remove(): Promise<void> {
    runner.stop();
    await dropReaderCache();
    set({ kind: 'absent' });
  },

  /**
   * Reads a picture that `preparePicture` has made; nothing of it leaves this device. Rejects with the
   * signal's reason.
   */
  async read(picture: Blob, wishes: Wishes, reading: Reading): Promise<ReadOutcome> {
    const outcome = await runner.read({ picture, wishes, files }, reading);
    if (outcome.kind === 'failed') {
      console.error('The card could not be read on this device', outcome.problem);
      await this.check();
    }
    return outcome;
  },
};
