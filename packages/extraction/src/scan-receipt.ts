import { createHash } from 'node:crypto';
import { HttpError } from './http-error.ts';

/** What a page puts there for each file: long enough that nobody guesses it. */
const KEY = /^[\w-]{16,64}$/;

/**
 * What is noted with a spent scan so that the same request, sent again because its answer was lost, does
 * not cost another. It is a hash over the key, which only the sender knows, and the picture: another
 * picture is another scan, and the hash tells nobody anything. Each further page of a document has a receipt of its
 * own. Undefined for a request without a key.
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
