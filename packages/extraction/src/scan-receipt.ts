import { createHash } from 'node:crypto';
import { HttpError } from './http-error.ts';

/** The key that a page makes for each file, too long to be guessed. */
const KEY = /^[\w-]{16,64}$/;

/**
 * What is noted with a spent scan. When an answer is lost and the same request is sent again, it costs nothing. It is
 * a hash over the picture and the key that only the sender knows: another picture is another scan, and the hash
 * reveals nothing. Each further page of a document has a receipt of its own. Undefined for a request without a key.
 */
export function scanReceipt(
  key: string | undefined,
  image: Uint8Array,
  page = 0,
): string | undefined {
  if (key === undefined) return undefined;
  if (!KEY.test(key)) {
    throw new HttpError(
      400,
      'invalid_key',
      'Idempotency-Key must be 16 to 64 letters, digits, “-” or “_”.',
    );
  }
  const which = page === 0 ? key : `${key} ${page}`;
  return createHash('sha256').update(which).update('\n').update(image).digest('hex');
}
