import { CARDS_AT_ONCE } from '../address-book.ts';
import { writeMissing, writeResponse } from '../multistatus.ts';
import { readCardHref } from '../paths.ts';
import { dav } from '../xml/names.ts';
import { findChildren } from '../xml/read-xml.ts';
import { cardWithData, readQuestion } from './address-data.ts';
import type { Report } from './report.ts';

/**
 * The cards that a client names (RFC 6352, 8.7). A name that is not in this book is answered with
 * 404.
 */
export async function* multiget({ request, book, userId, isBrief }: Report) {
  const { wanted, form } = readQuestion(request);
  const hrefs = [...new Set(findChildren(request, dav('href')).map(({ text }) => text.trim()))];
  const { epoch } = await book.readState();
  for (let begin = 0; begin < hrefs.length; begin += CARDS_AT_ONCE) {
    const some = hrefs.slice(begin, begin + CARDS_AT_ONCE);
    const names = some.map((href) => readCardHref(href, userId));
    const cards = await book.readCards(names.filter((name) => name !== undefined));
    const byName = new Map(cards.map((card) => [card.fileName, card]));
    yield some
      .map((href, index) => {
        const card = byName.get(names[index] ?? '');
        if (!card) return writeMissing(href);
        return writeResponse(href, cardWithData(userId, epoch, card, form), wanted, isBrief);
      })
      .join('');
  }
}
