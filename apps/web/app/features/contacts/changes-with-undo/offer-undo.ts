import { notifySaveFailure } from '#app/backend/storage/notify-save-failure.ts';
import { notifyWithUndo } from '#app/components/ui/notify.ts';
import type { Undo } from '#app/contact-book/undoable-changes/book-parts.ts';
import { UNDO_MS } from '#app/limits.ts';

export function offerUndo(title: string, text: string, undo: Undo, failure: string): void {
  notifyWithUndo(title, text, {
    duration: UNDO_MS,
    onUndo: () => void succeeds(undo(), failure),
  });
}

/** Whether the work went well; a toast tells when it did not. */
export async function succeeds(work: Promise<unknown>, failure: string): Promise<boolean> {
  return (
    (await awaitOrTell(
      work.then(() => true),
      failure,
    )) ?? false
  );
}

/** What the work came to; null, and a toast, when the backend failed. */
export async function awaitOrTell<T>(work: Promise<T>, failure: string): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    console.error(failure, error);
    notifySaveFailure(error, failure);
    return null;
  }
}
