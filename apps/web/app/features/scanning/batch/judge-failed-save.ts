import { describeRefusal } from '#app/backend/storage/describe-refusal.ts';
import type { Notice } from '#app/components/ui/notify.ts';
import {
  isConnectionLost,
  judgeSaveFailure,
  NotKeptError,
} from '#app/contact-book/waiting-contacts/save-failure.ts';
import type { Saving } from './job.ts';

/** What became of a try to save a contact. */
export type SaveResult = 'saved' | 'waiting' | 'failed' | 'not kept';

export const NOT_SAVED = 'Failed to save the contact';

/** Shown for contacts that closing the page would lose. */
export const NOT_KEPT =
  'What was read could be neither saved nor kept on this device, which may be full: leave this page open and try again.';

/** Logs why a try to save failed, tells of a refusal, and says what the contact is now. */
export function judgeFailedSave(
  error: unknown,
  notifyError: (notice: Notice) => void,
): { result: SaveResult; saving: Saving } {
  if (error instanceof NotKeptError) {
    console.warn(error.message, error.cause);
    return { result: 'not kept', saving: { kind: 'unsaved', reason: 'not kept' } };
  }
  const failure = judgeSaveFailure(error);
  const refusal = describeRefusal(error, NOT_SAVED);
  if (refusal) notifyError(refusal);
  if (isConnectionLost(error) || failure === 'limit' || failure === 'signed out') {
    console.warn('A contact waits to be saved', error);
    return { result: 'waiting', saving: { kind: 'waiting' } };
  }
  console.error('A contact could not be saved', error);
  return { result: 'failed', saving: { kind: 'unsaved', reason: 'failed' } };
}
