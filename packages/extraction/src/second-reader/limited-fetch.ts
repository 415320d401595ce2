import { readBoundedText } from '../read-bounded-text.ts';
import { SecondReaderError } from './second-reader-error.ts';

/** An answer has a few kilobytes. Anything much larger is not an answer. */
const MAX_BYTES = 256 * 1024;

/**
 * Sends requests only to the configured URL: a redirect is a failure. Resolves with the complete answer, so that all
 * failures of the network have happened by then.
 *
 * @throws SecondReaderError `away`, `nonsense` for an answer that is too large; and the reason of the signal if it
 * was aborted
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = await readBoundedText(
      response,
      MAX_BYTES,
      () => new SecondReaderError('nonsense'),
    );
    // The headers for length and compression applied to the bytes as they were sent.
    const type = response.headers.get('content-type');
    const headers = type === null ? undefined : { 'content-type': type };
    return new Response(body || null, { status: response.status, headers });
  } catch (error) {
    if (error instanceof SecondReaderError || init?.signal?.aborted) throw error;
    throw new SecondReaderError('away');
  }
};
