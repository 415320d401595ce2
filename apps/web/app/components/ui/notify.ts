import { createElement } from 'react';
import { toast } from 'sonner';

/** What a toast says, as data: the rules that cause it are tested without a screen. */
export interface Notice {
  title: string;
  description: string;
  /** A link to what would lift the refusal, such as a larger plan. */
  link?: NoticeLink;
}

export interface NoticeLink {
  label: string;
  href: string;
}

// Toasts that say the same replace each other instead of piling up.
const makeId = (title: string, description?: string) => `${title}\n${description ?? ''}`;

/** The form that was submitted last, and the errors shown since. */
const sent: { form: EventTarget | null; errors: Set<string> } = { form: null, errors: new Set() };

/**
 * Notes which form is submitted, so that its error disappears when a later try succeeds. Returns a function that
 * stops this.
 */
export function followForms(): () => void {
  const note = ({ target }: Event) => {
    if (sent.form !== target) sent.errors.clear();
    sent.form = target;
  };
  document.addEventListener('submit', note, { capture: true });
  return () => document.removeEventListener('submit', note, { capture: true });
}

/** An earlier error of the form would only stand behind the success. */
function dismissErrorsOfForm(): void {
  for (const id of sent.errors) toast.dismiss(id);
  sent.errors.clear();
}

/** Announces a success or something worth knowing. */
export function notify(title: string, description?: string): void {
  dismissErrorsOfForm();
  toast.success(title, { id: makeId(title, description), description });
}

/** Announces a failure (a “destructive” toast). It stays longer, because it has to be read. */
export function notifyError(title: string, description?: string, link?: NoticeLink): void {
  const id = makeId(title, description);
  const action = link && createElement(NoticeAnchor, link);
  if (sent.form) sent.errors.add(id);
  toast.error(title, { id, description, action, duration: 8000 });
}

/** Opens a new tab, so that the person's current page stays as it is. */
function NoticeAnchor({ label, href }: NoticeLink) {
  const props = { href, target: '_blank', rel: 'noopener', className: NOTICE_ANCHOR_CLASSES };
  return createElement('a', props, label, createElement('span', { className: 'sr-only' }, NEW_TAB));
}

const NEW_TAB = ' (opens in a new tab)';

const NOTICE_ANCHOR_CLASSES =
  'ml-auto shrink-0 rounded-md font-medium whitespace-nowrap text-link underline underline-offset-4 focus-ring';

/** Clears the corner of the screen for something that is to be used there. */
export function dismissNotices(): void {
  toast.dismiss();
}

/** Announces a success that can be undone for `duration` milliseconds. */
export function notifyWithUndo(
  title: string,
  description: string,
  { duration, onUndo }: { duration: number; onUndo(): void },
): void {
  toast.success(title, {
    description,
    duration,
    action: { label: 'Undo', onClick: onUndo },
  });
}

/** Asks for the person's decision, and stays until they decide or close it. */
export function notifyWithAction(
  title: string,
  description: string,
  action: { label: string; onClick(): void },
): void {
  const id = makeId(title, description);
  toast.info(title, { id, description, action, duration: Number.POSITIVE_INFINITY });
}
