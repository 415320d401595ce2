import type { Pack } from '@cardsift/card-reader/models/packs';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { PRO_LINK } from '#app/account/plan/pro-link.ts';
import { isTokenRefused } from '#app/backend/refused-token.ts';
import type { Notice } from '#app/components/ui/notify.ts';

/** Why a file did not become a saved contact. */
type ScanErrorCode =
  /** No answer arrived: the network is gone, or the workflow is. */
  | 'network'
  /** The workflow answered with a failure; `status` says which. */
  | 'http'
  /** The workflow answered with something that holds no contact. */
  | 'answer'
  /** The picture cannot be opened, neither here nor by the workflow. */
  | 'picture'
  /** This device was to read the picture, and cannot. */
  | 'device'
  /** This device could read the card with a pack that is not here. */
  | 'pack'
  /** The user has to sign in again. */
  | 'session'
  /** No scans are left today. */
  | 'quota'
  /** The contacts were read, but none could be saved. */
  | 'save'
  /** The user stopped the batch. */
  | 'cancelled';

interface ScanErrorDetails extends ErrorOptions {
  status?: number;
  /** What the workflow said in its own words. */
  explanation?: string;
  /** The code of its refusal. */
  reason?: string;
  /** Seconds after which the workflow asks to be tried again. */
  retryAfter?: number;
  needed?: NeededPack;
}

/** The pack that a card waits for. */
export interface NeededPack {
  pack: Pack;
  /** Whether other parts of the card could be read without it. */
  hasReadPart: boolean;
}

export class ScanError extends Error {
  override readonly name = 'ScanError';
  readonly code: ScanErrorCode;
  readonly status: number | undefined;
  readonly explanation: string | undefined;
  readonly reason: string | undefined;
  readonly retryAfter: number | undefined;
  readonly needed: NeededPack | undefined;

  constructor(code: ScanErrorCode, message: string, details: ScanErrorDetails = {}) {
    super(message, details);
    this.code = code;
    this.status = details.status;
    this.explanation = details.explanation;
    this.reason = details.reason;
    this.retryAfter = details.retryAfter;
    this.needed = details.needed;
  }
}

export function noConnection(cause?: unknown): ScanError {
  return new ScanError('network', 'No connection. Check your network and try again.', { cause });
}

export function sessionEnded(): ScanError {
  return new ScanError('session', 'Your session has ended. Sign in again to go on.');
}

export function cancelled(): ScanError {
  return new ScanError('cancelled', 'Canceled before it was done.');
}

export function unreadable(cause: Error): ScanError {
  return new ScanError('picture', cause.message, { cause });
}

/** The same for what the backend's client says when it gave up; other errors stay as they are. */
export function toScanError(error: unknown): unknown {
  if (isTokenRefused(error)) return sessionEnded();
  return isAuthRetryableFetchError(error) ? noConnection(error) : error;
}

export interface JobError {
  code: ScanErrorCode;
  message: string;
  /** What the workflow said in its own words. */
  explanation?: string;
  /** Whether nobody here can read the card, so that another try is in vain. */
  isInUnknownScript?: boolean;
  needed?: NeededPack;
  /** Whether trying again counts as another scan of the day. */
  retryCostsScan: boolean;
}

/** What is shown of a failure, and whether another try counts as another scan. */
export function toJobError(error: unknown): JobError {
  if (!(error instanceof ScanError)) {
    console.error('Processing failed unexpectedly', error);
    const message = error instanceof Error ? error.message : String(error);
    return { code: 'answer', message, retryCostsScan: true };
  }
  // A status says less than the sentence.
  const isInUnknownScript = error.reason === 'script_not_read' && error.explanation !== undefined;
  return {
    code: error.code,
    ...(isInUnknownScript
      ? { message: error.explanation ?? error.message, isInUnknownScript }
      : { message: error.message, explanation: error.explanation }),
    ...(error.needed && { needed: error.needed }),
    // The picture was looked at, and that is what a scan is.
    retryCostsScan: error.code === 'answer' || error.status === 422,
  };
}

/** Whether every other file would fail in the same way, so that the batch stops. */
export function stopsBatch({ code }: JobError, online: boolean): boolean {
  if (code === 'network') return !online;
  return ['cancelled', 'device', 'quota', 'session'].includes(code);
}

/** What a toast says of a failure, of one file or, without a name, of the whole batch. */
export function describeFailure({ code, message }: JobError, fileName?: string): Notice {
  if (code === 'quota') {
    return { title: 'Daily limit exceeded', description: message, link: PRO_LINK };
  }
  if (code === 'pack')
    return {
      title: 'A pack is needed',
      description: fileName ? `${fileName}: ${message}` : message,
    };
  const description = fileName ? `Failed to process ${fileName}: ${message}` : message;
  return { title: 'Processing failed', description };
}
