import { createHash } from 'node:crypto';
import { HttpError } from '../http-error.ts';

/** The key that a page makes for each file. It is too long to be guessed. */
const KEY = /^[\w-]{16,64}$/;

/**
 * A receipt to store with a spent scan. If an answer is lost and the same request is sent again, it is free. The
 * receipt is a hash of the picture and of a key that only the sender knows: another picture needs another scan, and
 * the hash reveals nothing. Each further page of a document has its own receipt. Undefined if the request has no key.
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
