import { type ReadAnswer, readAnswer, type WorkflowAnswer } from '../reading/read-answer.ts';
import { ScanError, sessionEnded } from '../scan-error.ts';
import type { Step } from './job.ts';

export interface ScanSteps {
  /** The picture to upload; rejects when neither it nor the original can be read. */
  prepare(file: File): Promise<File>;
  /** Uploads with the current access token; rejects with ScanError `network`. */
  send(image: File, onUploadProgress: (share: number) => void): Promise<WorkflowAnswer>;
  /** Gets a new access token; false when the user has to sign in again. */
  refreshSession(): Promise<boolean>;
  /** Reserves scans of the day; always true for Pro. Rejects with ScanError `network`. */
  reserve(count: number): Promise<boolean>;
  wait(seconds: number): Promise<void>;
}

/** Whether a scan is set aside for the file, as far as this page knows. */
export interface Reservation {
  held: boolean;
}

/** The bar's length, 0 to 100, at the end of each step. Saving takes the rest. */
const PREPARED = 10;
const UPLOADED = 50;
export const READ = 90;

/** How often and how long (seconds) a busy workflow is waited for before the file fails. */
const MOST_WAITS = 5;
const LONGEST_WAIT = 30;

/**
 * Turns one file into contacts. What the workflow refuses for a reason that passes is mended and
 * sent again: an expired token is refreshed once, a lapsed reservation is renewed once, a busy
 * workflow is waited for.
 *
 * @throws ScanError
 */
export async function scanFile(
  file: File,
  reservation: Reservation,
  steps: ScanSteps,
  report: (step: Step, progress: number) => void,
): Promise<ReadAnswer> {
  report('preparing', 0);
  const image = await steps.prepare(file);
  let refreshed = false;
  let renewed = false;
  let waits = 0;

  for (;;) {
    if (!reservation.held) {
      if (!(await steps.reserve(1))) throw quotaUsedUp();
      reservation.held = true;
    }
    report('uploading', PREPARED);
    const answer = await steps.send(image, (share) => {
      const progress = PREPARED + share * (UPLOADED - PREPARED);
      report(share < 1 ? 'uploading' : 'reading', progress);
    });

    if (answer.status === 401) {
      if (refreshed || !(await steps.refreshSession())) throw sessionEnded();
      refreshed = true;
    } else if (answer.status === 402) {
      reservation.held = false;
      if (renewed) throw quotaUsedUp();
      renewed = true;
    } else if (isBusy(answer) && waits < MOST_WAITS) {
      waits += 1;
      report('waiting', UPLOADED);
      await steps.wait(answer.retryAfter);
    } else {
      // Read (2xx) it is spent; failed by our fault (5xx) it is given back. In neither case is it
      // held any more. Where a refusal leaves doubt, the 402 above settles it.
      reservation.held = answer.status === 503 || (answer.status >= 400 && answer.status < 500);
      return readAnswer(answer);
    }
  }
}

/** Refused before the scan was spent, with a time to come back that is worth waiting for. */
function isBusy(answer: WorkflowAnswer): answer is WorkflowAnswer & { retryAfter: number } {
  const { status, retryAfter } = answer;
  return (
    (status === 503 || status === 429) && retryAfter !== undefined && retryAfter <= LONGEST_WAIT
  );
}

export function quotaUsedUp(): ScanError {
  return new ScanError(
    'quota',
    'You have reached your daily limit of 10 uploads. Try again tomorrow.',
  );
}
