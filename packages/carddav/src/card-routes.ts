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

/** One card as a vCard, in the version that the client takes. */
export async function getCard(
  book: AddressBook,
  fileName: string,
  headers: { accept: string | undefined; ifNoneMatch: string | undefined },
): Promise<Response> {
  const form = negotiate(headers.accept);
  const [card, { epoch }] = [await findCard(book, fileName), await book.readState()];
  const etag = formatEtag(epoch, card.sequence);
  const common = {
    ETag: etag,
    // A compressed copy would have another ETag, which no change could be held to.
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

/** The first version that is accepted; 3.0 for whoever does not say. */
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
 * Saves a card: a new contact, or the state of one that the client has seen. No ETag is answered: the card is kept as a
 * contact and written anew, and the client reads it as it is now (RFC 6352, 6.3.2.3).
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
  const [[known], { epoch }] = [await book.readCards([fileName]), await book.readState()];
  const held = checkConditions(conditions, epoch, known);
  const columns = await readCard(body, known?.contact);
  const { isNew } = await book.save({ fileName, columns, ...held });
  return new Response(null, { status: isNew ? 201 : 204 });
}

export async function deleteCard(
  book: AddressBook,
  fileName: string,
  conditions: Conditions,
): Promise<Response> {
  const [entry, { epoch }] = [await book.findEntry(fileName), await book.readState()];
  if (!entry && conditions.ifMatch === undefined) throw notFound();
  const { seen } = checkConditions(conditions, epoch, entry);
  if (!(await book.remove(fileName, seen))) throw notFound();
  return new Response(null, { status: 204 });
}
