import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import { writeVcard } from '@cardsift/contacts/vcard/write-vcard';
import type { Context } from 'hono';

export interface CardAnswer {
  cards: ReadCard[];
}

function wantsReading(c: Context): boolean {
  return c.req.query('format') === 'json' || (c.req.header('accept') ?? '').includes(READING_TYPE);
}

/** Answers with one vCard per card, or with everything that was read if the client asks for it. */
export function answerWithCards(c: Context, cards: ReadCard[]): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept', { append: true });
  if (wantsReading(c)) {
    return c.body(JSON.stringify({ cards } satisfies CardAnswer), 200, {
      'Content-Type': READING_TYPE,
    });
  }
  return c.body(cards.map(({ contact }) => writeVcard(contact)).join(''), 200, {
    'Content-Type': 'text/vcard; charset=utf-8',
  });
}
