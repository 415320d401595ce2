import { ScanError } from '../webhook/scan-error.ts';
import type { JobError } from './job.ts';

/** What is shown of a failure, and whether another try counts as another scan. */
export function jobErrorOf(error: unknown): JobError {
  if (!(error instanceof ScanError)) {
    console.error('Processing failed unexpectedly', error);
    const message = error instanceof Error ? error.message : String(error);
    return { code: 'answer', message, retryCostsScan: true };
  }
  return {
    code: error.code,
    message: error.message,
    explanation: error.explanation,
    // The picture was looked at, and that is what a scan is.
    retryCostsScan: error.code === 'answer' || error.status === 422,
  };
}

/** Whether every other file would meet the same failure, so that the batch stops. */
export function stopsBatch({ code }: JobError, online: boolean): boolean {
  return code === 'quota' || code === 'session' || (code === 'network' && !online);
}
