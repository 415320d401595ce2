import type { BodyIntake, Sender } from '@cardsift/backend/http/body-intake';
import { PICTURE_SECONDS } from '@cardsift/backend/limits';
import { HttpError } from '../http-error.ts';
import { MAX_BODY_BYTES } from '../limits.ts';
import { type SentForm, tooLarge } from './card-form.ts';

/**
 * Passes a request's whole body to `work` once there is room for it. By then the caller is known and counted. The
 * room is kept until `work` is done, because the picture is in memory until then.
 */
export async function withPictureInMemory<T>(
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
