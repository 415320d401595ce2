import { writeCard } from '../cards/write-card.ts';
import { writeMissing, writeResponse } from '../multistatus.ts';
import { bookPath, cardPath } from '../paths.ts';
import { carddav } from '../xml/names.ts';
import { findChild } from '../xml/read-xml.ts';
import { cardWithData, readQuestion } from './address-data.ts';
import { readFilter } from './filter.ts';
import { readLimit } from './read-limit.ts';
import type { Report } from './report.ts';

/** The cards that a filter matches (RFC 6352, 8.6). */
export async function* query({ request, book, userId, isBrief }: Report) {
  const { wanted, form } = readQuestion(request);
  const isFound = readFilter(findChild(request, carddav('filter')));
  let left = readLimit(request, carddav('limit'), carddav('nresults'));
  const { epoch } = await book.readState();
  for await (const cards of book.listCards()) {
    let part = '';
    for (const card of cards) {
      if (!isFound(writeCard(card, { version: '3.0' }))) continue;
      if (left === 0) {
        yield part + writeMissing(bookPath(userId), 'HTTP/1.1 507 Insufficient Storage');
        return;
      }
      left -= 1;
      const properties = cardWithData(userId, epoch, card, form);
      part += writeResponse(cardPath(userId, card.fileName), properties, wanted, isBrief);
    }
    yield part;
  }
}
