import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import type { CardReading } from '@cardsift/card-reader/reading';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import type { Contact } from '@cardsift/contacts/contact';
import { expect, test, vi } from 'vitest';
import type { WorkflowAnswer } from '../reader-answer/read-answer.ts';
import { setUpScanner } from '../testing/set-up-scanner.ts';

const BY = 'llama3.2 on your server';

interface Card {
  contact: Contact;
  reading: CardReading;
}

const card = (change: Partial<Contact> = {}, suggestions?: CardReading['suggestions']): Card => ({
  contact: { fullName: 'Ada', emails: [], phones: [], urls: [], hashtags: [], ...change },
  reading: { ...BLANK_READING, ...(suggestions && { suggestions }) },
});

const answer = (cards: Card[], more: object = {}): WorkflowAnswer => ({
  status: 200,
  contentType: READING_TYPE,
  body: JSON.stringify({ cards, ...more }),
});

/** A scanner that has read one card, about which somebody else is asked. */
async function scanAsked() {
  const later = Promise.withResolvers<WorkflowAnswer | null>();
  const all = setUpScanner();
  const asked = { by: BY, cards: [0] };
  all.answers.set('a.jpg', [{ ...answer([card()], { asked }), later: later.promise }]);
  await all.process('a.jpg');
  const contact = () => all.contacts()[0];
  const settle = (state: string) => vi.waitFor(() => expect(contact()?.second?.state).toBe(state));
  return { ...all, later, contact, settle };
}

test('a contact is saved while somebody else is still asked, and gets better later', async () => {
  const { later, contact, settle, book, list } = await scanAsked();
  expect(list).toEqual(['Ada']);
  expect(contact()?.second).toEqual({ by: BY, state: 'asked', improved: 0 });
  later.resolve(answer([card({ title: 'Analyst' }, [])]));
  await settle('read');
  expect(contact()?.contact.title).toBe('Analyst');
  expect(contact()?.second?.improved).toBe(1);
  expect(book.correctCard).toHaveBeenCalledWith(
    'r-Ada',
    expect.objectContaining({ title: 'Analyst' }),
    expect.anything(),
  );
});

test('what somebody has checked is theirs', async () => {
  const { later, contact, settle, scanner, book } = await scanAsked();
  await scanner.correct(contact()?.id ?? '', { ...card().contact, title: 'Countess' }, true);
  later.resolve(answer([card({ title: 'Analyst', org: 'Engines' }, [])]));
  await settle('read');
  expect(contact()?.contact).toMatchObject({ title: 'Countess' });
  expect(contact()?.contact.org).toBeUndefined();
  expect(book.correctCard).toHaveBeenCalledTimes(1);
});

test.each([
  ['the lines broke off', null],
  ['the answer is none', answer([card()], { unanswered: 'slow' })],
  ['the answer cannot be understood', { ...answer([]), body: '{"cards":' }],
  ['the answer has another number of cards', answer([card({}, []), card({}, [])])],
])('the contact stays where %s', async (_why, last) => {
  const { later, contact, settle, book, notifyError } = await scanAsked();
  later.resolve(last);
  await settle('unanswered');
  expect(contact()?.contact).toEqual(card().contact);
  expect(book.correctCard).not.toHaveBeenCalled();
  expect(notifyError).not.toHaveBeenCalled();
});

test('a second reading that cannot be saved is taken back', async () => {
  const { later, contact, settle, book } = await scanAsked();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  book.correctCard.mockRejectedValueOnce(new Error('row refused'));
  later.resolve(answer([card({ title: 'Analyst' }, [])]));
  await settle('unanswered');
  expect(contact()?.contact.title).toBeUndefined();
});

test('a contact that is gone meanwhile stays gone', async () => {
  const { later, scanner, contacts } = await scanAsked();
  scanner.clear();
  later.resolve(answer([card({ title: 'Analyst' }, [])]));
  await later.promise;
  await Promise.resolve();
  expect(contacts()).toEqual([]);
});
