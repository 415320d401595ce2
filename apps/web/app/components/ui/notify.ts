import { toast } from 'sonner';

/** What a toast says, as data: the rules that cause it are tested without a screen. */
export interface Notice {
  title: string;
  description: string;
}

// Toasts that say the same replace each other instead of piling up.
const makeId = (title: string, description?: string) => `${title}\n${description ?? ''}`;

/** Tells of something that went well or is good to know. */
export function notify(title: string, description?: string): void {
  toast.success(title, { id: makeId(title, description), description });
}

/** Tells of a failure ("destructive" toast). It stays longer, because it has to be read. */
export function notifyError(title: string, description?: string): void {
  toast.error(title, { id: makeId(title, description), description, duration: 8000 });
}

/** How long an action can be taken back, in milliseconds: time to read and to reach the button. */
const UNDO_MS = 10_000;

/** Tells of something that went well and can be taken back for a few seconds. */
export function notifyWithUndo(title: string, description: string, onUndo: () => void): void {
  toast.success(title, {
    description,
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: onUndo },
  });
}
