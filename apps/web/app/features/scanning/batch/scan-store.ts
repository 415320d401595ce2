import type { Job, ScannedContact } from './job.ts';
import { type JobsEvent, jobsReducer } from './jobs-reducer.ts';
import { type LastBatch, NO_BATCH } from './last-batch.ts';

export interface ScanState {
  /** Chosen and not yet processed. */
  files: readonly File[];
  /** Photos that are read while the camera goes on, since the first card of the pile. */
  pile: readonly File[];
  jobs: readonly Job[];
  /** `reserving` while the day's scans are being set aside, before any job exists. */
  phase: 'idle' | 'reserving' | 'running';
  /** What a reload lost. */
  lastBatch: LastBatch;
}

/** Holds the state for React's useSyncExternalStore; every change is a new object. */
export function createScanStore(lastBatch = NO_BATCH) {
  let state: ScanState = { files: [], pile: [], jobs: [], phase: 'idle', lastBatch };
  const listeners = new Set<() => void>();

  function set(change: Partial<ScanState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function dispatch(event: JobsEvent) {
    set({ jobs: jobsReducer(state.jobs, event) });
  }

  return {
    getState: () => state,
    set,
    dispatch,
    /** Changes a contact, unless its job was cleared. */
    change(contactId: string, change: Partial<Omit<ScannedContact, 'id'>>) {
      dispatch({ type: 'contact-changed', contactId, change });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves once a contact is no longer being saved. Undefined where it is gone. */
    settled(contactId: string): Promise<ScannedContact | undefined> {
      const find = () =>
        state.jobs.flatMap(({ contacts }) => contacts).find(({ id }) => id === contactId);
      return new Promise((resolve) => {
        const look = () => {
          const contact = find();
          if (contact?.saving.kind === 'saving') return;
          listeners.delete(look);
          resolve(contact);
        };
        listeners.add(look);
        look();
      });
    },
    findJobOf(file: File): Job | undefined {
      return state.jobs.find((job) => job.file === file);
    },
    /** Undefined once the jobs were cleared. */
    findContact(contactId: string): ScannedContact | undefined {
      return state.jobs.flatMap(({ contacts }) => contacts).find(({ id }) => id === contactId);
    },
    findContactOf(saveKey: string): ScannedContact | undefined {
      return state.jobs
        .flatMap(({ contacts }) => contacts)
        .find(({ key }) => key.saveKey === saveKey);
    },
  };
}

export type ScanStore = ReturnType<typeof createScanStore>;
