/** Why a file did not become a saved contact. */
export type ScanErrorCode =
  /** No answer arrived: the network is gone, or the workflow is. */
  | 'network'
  /** The workflow answered with a failure; `status` says which. */
  | 'http'
  /** The workflow answered with something that holds no contact. */
  | 'answer'
  /** The user has to sign in again. */
  | 'session'
  /** No scans are left today. */
  | 'quota'
  /** The contacts were read, but none could be saved. */
  | 'save';

interface ScanErrorDetails extends ErrorOptions {
  status?: number;
  /** What the workflow said in its own words. */
  explanation?: string;
  /** Seconds after which the workflow asks to be tried again. */
  retryAfter?: number;
}

export class ScanError extends Error {
  override readonly name = 'ScanError';
  readonly code: ScanErrorCode;
  readonly status: number | undefined;
  readonly explanation: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ScanErrorCode, message: string, details: ScanErrorDetails = {}) {
    super(message, details);
    this.code = code;
    this.status = details.status;
    this.explanation = details.explanation;
    this.retryAfter = details.retryAfter;
  }
}

export function noConnection(cause?: unknown): ScanError {
  return new ScanError('network', 'No connection. Check your network and try again.', { cause });
}

export function sessionEnded(): ScanError {
  return new ScanError('session', 'Your session has ended. Sign in again to go on.');
}
