import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DavError } from './xml/dav-error.ts';
import { carddav, dav } from './xml/names.ts';
import { element, escapeXml } from './xml/write-xml.ts';

interface Answer<Data> {
  data: Data | null;
  error: { code?: string; message: string } | null;
  status: number;
}

/** Seconds after which a client should try again. */
const SOON = 5;
const LATER = 30;

const later = (status: ContentfulStatusCode, message: string, seconds: number, cause?: unknown) =>
  new DavError(status, message, { headers: { 'Retry-After': String(seconds) }, cause });

/** The database's own error codes, and what each one means for a client. */
const REFUSALS: Record<string, (message: string) => DavError> = {
  card_has_changed: (message) => new DavError(412, message),
  // Clients take 412 to mean that both sides changed the card. Few of them know 428.
  card_exists: (message) => new DavError(412, message),
  // The message is the file name of the card that has this UID.
  uid_in_use: (fileName) =>
    new DavError(409, 'Another card has this UID.', {
      precondition: carddav('no-uid-conflict'),
      content: element(dav('href'), escapeXml(encodeURIComponent(fileName))),
    }),
  contact_limit_reached: (message) => full(message),
  storage_limit_reached: (message) => full(message),
  row_too_large: () => tooLarge(),
  body_too_large: () => tooLarge(),
};

/** RFC 4331, section 6: how a client is told that the account is full. */
const full = (message: string) =>
  new DavError(507, message, { precondition: dav('quota-not-exceeded') });

export const tooLarge = (message = 'This is more than one contact may hold.') =>
  new DavError(413, message, { precondition: carddav('max-resource-size') });

/** SQLSTATEs: a value breaks a column's check (23514), an argument is too long (22001). */
const TOO_LARGE = new Set(['23514', '22001']);

/**
 * Unwraps what the backend answered.
 *
 * @throws DavError if the backend refused, with the status that tells the client what to do
 */
export function orRefuse<Data>({ data, error, status }: Answer<Data>): Data {
  if (!error) return data as Data;
  const { code = '', message } = error;
  const refusal = REFUSALS[code];
  if (refusal) throw refusal(message);
  if (TOO_LARGE.has(code)) throw tooLarge();
  if (status === 429) throw later(429, 'Too much is being asked. Try again in a moment.', SOON);
  // The password was revoked, or a second factor was set up, while the request was running.
  if (status === 401 || status === 403) throw unauthorized();
  throw later(503, 'The contacts cannot be reached just now.', LATER, error);
}

export const unauthorized = () =>
  new DavError(401, 'Give your e-mail address and an app password of this account.', {
    headers: { 'WWW-Authenticate': 'Basic realm="Cardsift", charset="UTF-8"' },
  });

export { later };
