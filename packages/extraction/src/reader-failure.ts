import { CardReaderError, type CardReaderErrorCode } from '@cardsift/card-reader/card-reader-error';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from './http-error.ts';
import { LeftQueueError } from './work-queue.ts';

const ANSWERS: Record<CardReaderErrorCode, { status: ContentfulStatusCode; message: string }> = {
  unsupported_image: { status: 415, message: 'This image format is not read.' },
  broken_image: { status: 422, message: 'The image is damaged or incomplete.' },
  image_too_large: { status: 413, message: 'The image has too many pixels.' },
  too_much_text: {
    status: 422,
    message: 'There is more text on this image than business cards have.',
  },
  took_too_long: { status: 422, message: 'This image takes too long to read.' },
  no_text_found: { status: 422, message: 'No text was found on this image.' },
};

/** What the client is told about a reading that did not succeed. */
export function readerFailure(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof CardReaderError) {
    const { status, message } = ANSWERS[error.code];
    return new HttpError(status, error.code, message, { cause: error });
  }
  if (error instanceof LeftQueueError) {
    return new HttpError(503, 'cancelled', 'The request was withdrawn before its turn.');
  }
  return new HttpError(500, 'reading_failed', 'The card could not be read. Please try again.', {
    cause: error,
  });
}
