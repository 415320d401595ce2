import {
  CardReaderError,
  type CardReaderErrorCode,
  explainRefusal,
} from '@cardsift/card-reader/card-reader-error';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../http-error.ts';
import { LeftQueueError } from './work-queue.ts';

const STATUSES: Record<CardReaderErrorCode, ContentfulStatusCode> = {
  unsupported_image: 415,
  broken_image: 422,
  locked_document: 422,
  image_too_large: 413,
  too_much_text: 422,
  took_too_long: 422,
  no_text_found: 422,
  script_not_read: 422,
};

/** What the client is told about a reading that failed. */
export function readerFailure(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof CardReaderError) {
    return new HttpError(STATUSES[error.code], error.code, explainRefusal(error), {
      cause: error,
    });
  }
  if (error instanceof LeftQueueError) {
    return new HttpError(503, 'cancelled', 'The request was withdrawn before its turn.');
  }
  return new HttpError(500, 'reading_failed', 'The card could not be read. Please try again.', {
    cause: error,
  });
}
