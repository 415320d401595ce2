import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { randomUuid } from '#app/browser/random-uuid.ts';
import type { PictureKey } from '#app/contact-book/save-key.ts';
import type { ReadingPlace } from '#app/device-reader/server-or-device.ts';
import { FREE_DAILY_SCANS } from '#app/limits.ts';
import { type ReadAnswer, readAnswer, type WorkflowAnswer } from '../reader-answer/read-answer.ts';
import type { ScanProgress } from '../reader-answer/scan-progress.ts';
import { cancelled, noConnection, ScanError, sessionEnded } from '../scan-error.ts';
import type { Progress } from './jobs-reducer.ts';
import { createScanKey } from './scan-key.ts';

export interface Sending {
  /** The key of a scan. It stays the same until an answer arrives, so that a lost answer does not cost another scan. */
  key: string;
  signal: AbortSignal;
  /** Whether to take what this device can read of a card that needs a pack besides. */
  takesPart: boolean;
  /** Told the share of the picture that has been sent, 0 to 1. */
  onUpload(share: number): void;
  /** Called only where the workflow reports its progress. */
  onProgress(progress: ScanProgress): void;
}

export interface ScanSteps {
  /** The picture to upload; rejects when neither it nor the original can be read. */
  prepare(file: File): Promise<File>;
  /** Whether the browser believes that it has a network. */
  isOnline(): boolean;
  /** Where the next picture is read. */
  place(): Promise<ReadingPlace>;
  /** Uploads with the current access token; rejects with ScanError `network` or `cancelled`. */
  send(image: File, sending: Sending): Promise<WorkflowAnswer>;
  /** The same without any request; rejects with ScanError `device`, `pack` or `cancelled`. */
  readOnDevice(image: File, sending: Sending): Promise<WorkflowAnswer>;
  /** Gets a new access token; false when the user has to sign in again. */
  refreshSession(): Promise<boolean>;
  /** Reserves scans of the day; always true for Pro. Rejects with ScanError `network`. */
  reserve(count: number): Promise<boolean>;
  /** Ends early when the signal fires. */
  wait(seconds: number, signal: AbortSignal): Promise<void>;
}

/** A file and what this page knows of its scan. */
export interface Source {
  file: File;
  /** What is uploaded, once it is prepared: the same bytes each time. */
  image: File | null;
  /** Whether a scan is set aside for it. */
  held: boolean;
  key: string;
  /** Whether the person wants what can be read without a pack. */
  takesPart: boolean;
}

/** For a picture read on this device: what was read, and the key under which its scan will be spent. */
type ScanResult = ReadAnswer & { picture?: PictureKey };

export function createSource(file: File, held = true): Source {
  return { file, image: null, held, key: createScanKey(), takesPart: false };
}

/** The bar's length, 0 to 100, at the end of each step. Saving takes the rest. */
const PREPARED = 10;
const UPLOADED = 50;
export const READ = 90;

/** The same at the start of each step of a reading, in proportion to their times. */
const STARTED: Record<ReadingStep, number> = {
  decode: 52,
  'find cards': 56,
  'find text': 62,
  'read text': 70,
  understand: 85,
};

/** How often, and how many seconds, a busy workflow is waited for before the file fails. */
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
  source: Source,
  steps: ScanSteps,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<ScanResult> {
  report({ step: 'preparing', progress: 0 });
  source.image ??= await steps.prepare(source.file);
  let refreshed = false;
  let renewed = false;
  let waits = 0;

  for (;;) {
    if (signal.aborted) throw cancelled();
    const place = await steps.place();
    source.held ||= await setScansAside(1, place, steps);
    const isHere = place === 'device';
    const picture = isHere ? { key: randomUuid(), isReserved: source.held } : undefined;
    report({ step: isHere ? 'reading' : 'uploading', progress: PREPARED });
    const answer = await (isHere ? steps.readOnDevice : steps.send)(source.image, {
      key: source.key,
      signal,
      takesPart: source.takesPart,
      onUpload: (share) =>
        report({
          step: share < 1 ? 'uploading' : 'reading',
          progress: PREPARED + share * (UPLOADED - PREPARED),
        }),
      onProgress: (progress) => report(describeReading(progress)),
    });
    source.key = createScanKey();

    if (answer.status === 401) {
      if (refreshed || !(await steps.refreshSession())) throw sessionEnded();
      refreshed = true;
    } else if (answer.status === 402) {
      source.held = false;
      if (renewed) throw quotaUsedUp();
      renewed = true;
    } else if (isBusy(answer) && waits < MOST_WAITS) {
      waits += 1;
      report({ step: 'waiting', progress: UPLOADED });
      await steps.wait(answer.retryAfter, signal);
    } else {
      // Read (2xx) it is spent; failed by our fault (5xx) it is given back. In neither case is it
      // held any more. Where a refusal leaves doubt, the 402 above settles it.
      source.held = answer.status === 503 || (answer.status >= 400 && answer.status < 500);
      return { ...readAnswer(answer), picture };
    }
  }
}

/**
 * Whether scans of the day are set aside. For pictures that are read on this device they need not be while
 * there is no network: they are spent when their contacts are saved.
 *
 * @throws ScanError `quota` when not so many are left, `network` when nobody can tell and it matters.
 */
export async function setScansAside(
  count: number,
  place: ReadingPlace,
  { isOnline, reserve }: Pick<ScanSteps, 'isOnline' | 'reserve'>,
): Promise<boolean> {
  try {
    if (!isOnline()) throw noConnection();
    if (await reserve(count)) return true;
  } catch (error) {
    if (place === 'device' && error instanceof ScanError && error.code === 'network') return false;
    throw error;
  }
  throw quotaUsedUp();
}

function describeReading(progress: ScanProgress): Progress {
  return 'ahead' in progress
    ? { step: 'waiting', progress: UPLOADED, ahead: progress.ahead }
    : { step: progress.step, progress: STARTED[progress.step] };
}

/** Refused before the scan was spent, with a time to come back that is worth waiting for. */
function isBusy(answer: WorkflowAnswer): answer is WorkflowAnswer & { retryAfter: number } {
  const { status, retryAfter } = answer;
  return (
    (status === 503 || status === 429) && retryAfter !== undefined && retryAfter <= LONGEST_WAIT
  );
}

function quotaUsedUp(): ScanError {
  return new ScanError(
    'quota',
    `You have reached your daily limit of ${FREE_DAILY_SCANS} uploads. Try again tomorrow.`,
  );
}
