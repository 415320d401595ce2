import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import type { Quad } from '@cardsift/card-reader/geometry';
import type { SaveKey } from '#app/contact-book/save-key.ts';
import type { SavedCard } from '#app/contact-book/undoable-changes/save-cards.ts';
import type { ExtractedContact } from '../reader-answer/extracted-contact.ts';
import type { JobError } from '../scan-error.ts';

export type JobStatus = 'pending' | 'processing' | 'completed' | 'error';

/** What is being done with a file that is processing. */
export type Step = 'preparing' | 'uploading' | 'waiting' | 'reading' | ReadingStep | 'saving';

export type Saving =
  | { kind: 'saving' }
  | { kind: 'saved'; card: Pick<SavedCard, 'id' | 'updated' | 'undo'> }
  /** Kept on this device until it can be saved. */
  | { kind: 'waiting' }
  /** Not in the list: saving failed, this device could not keep it either, or the save was taken back. */
  | { kind: 'unsaved'; reason: 'failed' | 'not kept' | 'undone' };

/** A contact found on one of the files. */
export interface ScannedContact extends ExtractedContact {
  id: string;
  /** Sent with every try to save it, so that it is saved once and its scan spent once. */
  key: SaveKey;
  saving: Saving;
  /** Whether the user has compared it with its card. */
  checked: boolean;
  /** The state of the question to a second reader; null where none is asked. */
  second: SecondState | null;
  /** Its card laid flat, front and back. Null until that is done, empty when it cannot be shown. */
  pictures: readonly CardPicture[] | null;
}

/** Which second reader is asked, and how far that is. */
export interface SecondState {
  by: string;
  state: 'asked' | 'read' | 'unanswered';
  /** How many fields of the contact it improved. */
  improved: number;
}

/** One side of a card laid flat, in this page's memory only. */
export interface CardPicture {
  url: string;
  width: number;
  height: number;
  /** Where it lies on the photograph. */
  quad: Quad;
}

/** Whether this device keeps a contact until it is saved. */
export const isKept = (saving: Saving) =>
  saving.kind === 'waiting' || (saving.kind === 'unsaved' && saving.reason === 'failed');

/** Whether a contact exists only on this page, although it should be saved. */
export const isOnlyHere = ({ saving }: ScannedContact) =>
  saving.kind === 'unsaved' && saving.reason === 'not kept';

/** One file on its way to contacts. Lives in this page only. */
export interface Job {
  id: string;
  fileName: string;
  /** The name of the chosen file, to show which one is meant. */
  file: File;
  status: JobStatus;
  /** 0 to 100, of this run. */
  progress: number;
  /** Set while processing. */
  step: Step | null;
  /** How many pictures are read before it, while it waits in the workflow's queue. */
  ahead: number | null;
  /** Set in the status error. */
  error: JobError | null;
  contacts: ScannedContact[];
}
