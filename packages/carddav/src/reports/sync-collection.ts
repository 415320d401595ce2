import { CARDS_AT_ONCE, type Card } from '../address-book.ts';
import type { Entry } from '../address-book-entries.ts';
import { formatSyncToken, readSyncToken } from '../etag.ts';
import { writeMissing, writeResponse } from '../multistatus.ts';
import { bookPath, cardPath } from '../paths.ts';
import { cardProperties } from '../properties.ts';
import { DavError } from '../xml/dav-error.ts';
import { dav } from '../xml/names.ts';
import { findChild } from '../xml/read-xml.ts';
import { element, escapeXml } from '../xml/write-xml.ts';
import { cardWithData, readQuestion } from './address-data.ts';
import { readLimit } from './read-limit.ts';
import type { Report } from './report.ts';

/**
 * What changed in the book since a sync token, and the next token (RFC 6578). The report shows the book as it was when
 * the report began; later changes come with the next one.
 *
 * @throws DavError 403 `valid-sync-token` if the token is unknown or its deletions are forgotten, which makes the
 * client start over
 */
export async function* syncCollection({ request, book, userId, isBrief }: Report) {
  const { wanted, form } = readQuestion(request);
  const state = await book.readState();
  const token = findChild(request, dav('sync-token'))?.text.trim() ?? '';
  const after = token === '' ? 0 : readSyncToken(token, state);
  if (after === undefined) {
    throw new DavError(403, 'The sync token is not valid any more.', {
      precondition: dav('valid-sync-token'),
    });
  }
  const limit = readLimit(request, dav('limit'), dav('nresults'));
  const write = (entry: Entry, card: Card | undefined) => {
    const href = cardPath(userId, entry.fileName);
    if (entry.isDeleted) return writeMissing(href);
    const properties = card
      ? cardWithData(userId, state.epoch, card, form)
      : cardProperties(userId, state.epoch, entry);
    return writeResponse(href, properties, wanted, isBrief);
  };

  let left = limit;
  let last = after;
  for await (const entries of book.listEntries(after, state.sequence)) {
    // A client that starts empty does not need to hear of deletions.
    const all = token === '' ? entries.filter(({ isDeleted }) => !isDeleted) : entries;
    const some = all.slice(0, left);
    left -= some.length;
    last = some.at(-1)?.sequence ?? last;
    for (let begin = 0; begin < some.length; begin += CARDS_AT_ONCE) {
      const part = some.slice(begin, begin + CARDS_AT_ONCE);
      const cards = form ? await readPresent(book.readCards, part) : new Map<string, Card>();
      yield part.map((entry) => write(entry, cards.get(entry.fileName))).join('');
    }
    if (some.length < all.length) {
      // There are more changes than the client's limit (RFC 6578, 3.6).
      yield writeMissing(bookPath(userId), 'HTTP/1.1 507 Insufficient Storage') +
        writeToken(formatSyncToken({ ...state, sequence: last }));
      return;
    }
  }
  yield writeToken(formatSyncToken(state));
}

async function readPresent(
  readCards: (names: string[]) => Promise<Card[]>,
  entries: Entry[],
): Promise<Map<string, Card>> {
  const names = entries.filter(({ isDeleted }) => !isDeleted).map(({ fileName }) => fileName);
  const cards = names.length > 0 ? await readCards(names) : [];
  return new Map(cards.map((card) => [card.fileName, card]));
}

const writeToken = (token: string) => element(dav('sync-token'), escapeXml(token));
