import { describeProgress } from '../batch/describe-progress.ts';
import { isOnlyHere, type Job } from '../batch/job.ts';
import type { ScanningSession } from '../batch/scanning-session.ts';

/** Milliseconds after which people look elsewhere while a batch runs. */
const LONG_BATCH = 10_000;

interface AlertDeps {
  /** Whether the user asked for alerts in Settings; asked only when one is due. */
  wantsAlerts(): Promise<boolean>;
  /** Whether the user is looking at this page right now. */
  isLookedAt(): boolean;
  show(title: string, body: string): void;
  /** Milliseconds of a watch that nobody sets. */
  now?(): number;
}

/** Shows a notification when a long batch is done, unless the user is looking at the page. */
export function alertWhenDone(
  scanner: Pick<ScanningSession, 'getState' | 'subscribe'>,
  { wantsAlerts, isLookedAt, show, now = () => performance.now() }: AlertDeps,
): void {
  let startedAt: number | null = null;
  scanner.subscribe(() => {
    const { phase, jobs } = scanner.getState();
    if (phase === 'running') startedAt ??= now();
    if (phase !== 'idle' || startedAt === null) return;
    const tookLong = now() - startedAt >= LONG_BATCH;
    startedAt = null;
    if (!tookLong || isLookedAt()) return;
    wantsAlerts()
      .then((wanted) => {
        if (wanted) show('Your cards are processed', describeProgress(jobs));
      })
      .catch((error: unknown) => console.error('The alert could not be shown', error));
  });
}

/** Lets other tabs know that files are being processed here. */
export function markBatch(
  scanner: Pick<ScanningSession, 'getState' | 'subscribe'>,
  hold: () => () => void,
): void {
  let release: (() => void) | null = null;
  scanner.subscribe(() => {
    if (scanner.getState().phase === 'idle') {
      release?.();
      release = null;
    } else release ??= hold();
  });
}

/**
 * Makes the browser ask before the page closes while files are being processed, while some wait for a pack, or while it
 * holds contacts that exist nowhere else.
 */
export function warnBeforeLeaving(scanner: Pick<ScanningSession, 'getState' | 'subscribe'>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  scanner.subscribe(() => {
    const { phase, jobs } = scanner.getState();
    const wouldLose = ({ error, contacts }: Job) => error?.needed || contacts.some(isOnlyHere);
    const isSafe = phase === 'idle' && !jobs.some(wouldLose);
    if (isSafe) window.removeEventListener('beforeunload', ask);
    else window.addEventListener('beforeunload', ask);
  });
}
