import type { BodyIntake, Sender } from '@cardsift/backend/http/body-intake';
import { PICTURE_SECONDS } from '@cardsift/backend/limits';
import { type SentForm, tooLarge } from './card-form.ts';
import { HttpError } from './http-error.ts';
import { MAX_BODY_BYTES } from './limits.ts';

/**
 * Hands `work` the whole body of a request, once there is a place for that. Callers are known and
 * counted by then, and the place is held until the work is done: the picture is in memory as long.
 */
export async function takePicture<T>(
  intake: BodyIntake,
  request: Request,
  sender: Sender,
  work: (sent: SentForm) => Promise<T>,
): Promise<T> {
  const taken = await intake.take(request, sender, MAX_BODY_BYTES, PICTURE_SECONDS);
  if (!taken.ok) {
    if (taken.status === 413) throw tooLarge();
    throw new HttpError(taken.status, taken.code, taken.message, {
      retryAfter: 'retryAfter' in taken ? taken.retryAfter : undefined,
    });
  }
  try {
    return await work({
      type: request.headers.get('content-type') ?? '',
      bytes: taken.bytes,
    });
  } finally {
    taken.release();
  }
}
