import all from 'virtual:device-reader-files';
import { findObstacle, type Obstacle } from './check-support.ts';
import { DownloadError, type DownloadProblem, downloadFiles } from './download-files.ts';
import {
  dropFiles,
  dropOtherFiles,
  missingFiles,
  openReaderCache,
  readerCache,
} from './reader-cache.ts';
import type { ReaderFile } from './reader-file.ts';

/** Whether files are on this device, and the progress of their download. */
export type KeptState =
  | { kind: 'unknown' }
  /** This browser cannot use them. */
  | { kind: 'impossible'; obstacle: Obstacle }
  /** Some or all files are missing; `problem` says why the last try ended. */
  | { kind: 'absent'; problem?: DownloadProblem | undefined }
  /** `share` is what is here already, 0 to 1. */
  | { kind: 'downloading'; share: number }
  | { kind: 'ready' };

/** Any other error comes from the browser's storage, which may be full before the first file arrives. */
const problemOf = (error: unknown) => (error instanceof DownloadError ? error.problem : 'storage');

/**
 * Files that are downloaded, kept and removed together: the reader itself, or a pack.
 * @param name of what they are, for the log
 */
export function createKeptFiles(name: string, files: readonly ReaderFile[]) {
  const listeners = new Set<() => void>();
  let state: KeptState = { kind: 'unknown' };
  let download: AbortController | undefined;

  function set(next: KeptState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    files,

    /** Bytes of the download. */
    downloadBytes: files.reduce((sum, { travels }) => sum + travels, 0),

    /** Bytes they have on this device. */
    storedBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),

    getState: (): KeptState => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Checks which files are on this device. */
    async check(): Promise<KeptState> {
      if (download) return state;
      const obstacle = findObstacle();
      if (obstacle) set({ kind: 'impossible', obstacle });
      else {
        try {
          const missing = await missingFiles(readerCache, files);
          // Whether a download began meanwhile.
          if (!download) set({ kind: missing.length === 0 ? 'ready' : 'absent' });
        } catch (error) {
          console.warn('Nothing can be kept in this browser', error);
          set({ kind: 'impossible', obstacle: 'no storage' });
        }
      }
      return state;
    },

    /** Downloads what is missing and reports the result. A second call while it runs does nothing. */
    async download(): Promise<KeptState> {
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
        await dropOtherFiles(cache, all);
        set({ kind: 'ready' });
      } catch (error) {
        if (!signal.aborted) console.error(`The ${name} could not be downloaded`, error);
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
      await dropFiles(files);
      set({ kind: 'absent' });
    },
  };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;
