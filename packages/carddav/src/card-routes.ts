import type { AddressBook, Card } from './address-book.ts';
import { readCard } from './cards/read-card.ts';
import { type CardForm, writeCard } from './cards/write-card.ts';
import { type Conditions, checkConditions, isKnown } from './conditions.ts';
import { formatEtag } from './etag.ts';
import { VCARD_VERSIONS } from './properties.ts';
import { notWritten } from './reports/address-data.ts';
import { DavError } from './xml/dav-error.ts';
import { carddav } from './xml/names.ts';

const notFound = () => new DavError(404, 'There is no such card.');

async function findCard(book: AddressBook, fileName: string): Promise<Card> {
  const [card] = await book.readCards([fileName]);
  if (!card) throw notFound();
  return card;
}

/** One card as a vCard, in the version that the client accepts. */
export async function getCard(
  book: AddressBook,
  fileName: string,
  headers: { accept: string | undefined; ifNoneMatch: string | undefined },
): Promise<Response> {
  const form = negotiate(headers.accept);
  // Read the state first: that numbers the cards of a new book, and getCard finds only numbered ones.
  const { epoch } = await book.readState();
  const card = await findCard(book, fileName);
  const etag = formatEtag(epoch, card.sequence);
  const common = {
    ETag: etag,
    // A proxy that compressed the body would change its ETag, and conditional requests would stop matching.
    'Cache-Control': 'private, no-cache, no-transform',
    Vary: 'Accept',
  };
  if (isKnown(headers.ifNoneMatch, etag))
    return new Response(null, { status: 304, headers: common });
  const body = new TextEncoder().encode(writeCard(card, form));
  return new Response(body, {
    headers: {
      ...common,
      'Content-Type': `text/vcard; charset=utf-8; version=${form.version}`,
      'Content-Length': String(body.length),
      'Last-Modified': card.changedAt.toUTCString(),
    },
  });
}

/** The first vCard version in the Accept header that we write, or 3.0. */
function negotiate(accept: string | undefined): CardForm {
  const ranges = (accept ?? '*/*').split(',').map((range) => range.trim().toLowerCase());
  for (const range of ranges) {
    const [type = '', ...params] = range.split(';').map((part) => part.trim());
    if (!['text/vcard', 'text/*', '*/*', 'text/x-vcard', ''].includes(type)) continue;
    const version = params
      .find((one) => one.startsWith('version='))
      ?.slice(8)
      .replaceAll('"', '');
    const known = VCARD_VERSIONS.find((one) => one === (version ?? '3.0'));
    if (known) return { version: known };
  }
  throw notWritten();
}

interface Put extends Conditions {
  contentType: string | undefined;
  body: Uint8Array;
}

/**
 * Saves a new contact, or a change to a state that the client has seen.
 *
 * The answer has an ETag only if GET would return exactly the octets that were sent (RFC 6352, 6.3.2.3). Without one
 * the client reads the card again. Every change gets a new REV, so the octets are the same only if nothing was changed.
 */
export async function putCard(
  book: AddressBook,
  fileName: string,
  { contentType, body, ...conditions }: Put,
): Promise<Response> {
  if (contentType !== undefined && !/^text\/(?:x-)?vcard\b|^text\/directory\b/i.test(contentType)) {
    throw new DavError(415, 'A card is text/vcard.', {
      precondition: carddav('supported-address-data'),
    });
  }
  const { epoch } = await book.readState();
  const [known] = await book.readCards([fileName]);
  const held = checkConditions(conditions, epoch, known);
  const columns = await readCard(body, known?.contact);
  const { isNew, sequence } = await book.save({ fileName, columns, ...held });
  const isKept = known?.sequence === sequence && isWrittenAs(known, body);
  return new Response(null, {
    status: isNew ? 201 : 204,
    ...(isKept && { headers: { ETag: formatEtag(epoch, sequence) } }),
  });
}

/** Whether we write this card as exactly these octets, in any version. */
const isWrittenAs = (card: Card, body: Uint8Array): boolean =>
  Buffer.from(writeCard(card, negotiate(undefined))).equals(body);

export async function deleteCard(
  book: AddressBook,
  fileName: string,
  conditions: Conditions,
): Promise<Response> {
  const { epoch } = await book.readState();
  const entry = await book.findEntry(fileName);
  if (!entry && conditions.ifMatch === undefined) throw notFound();
  const { seen } = checkConditions(conditions, epoch, entry);
  if (!(await book.remove(fileName, seen))) throw notFound();
  return new Response(null, { status: 204 });
}
