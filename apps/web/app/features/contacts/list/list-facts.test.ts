import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { expect, test } from 'vitest';
import { duplicateIdsIn, sortedList } from './list-facts.ts';

const contact = (id: string, email: string) =>
  ({ id, email, full_name: id, created_at: '2026-11-22T08:00:00Z' }) as ContactRecord;

const LIST = [
  contact('b', 'x@y.example'),
  contact('a', 'x@y.example'),
  contact('c', 'c@y.example'),
];

test('what is known of a list is found out once', () => {
  expect([...duplicateIdsIn(LIST)].sort()).toEqual(['a', 'b']);
  expect(duplicateIdsIn(LIST)).toBe(duplicateIdsIn(LIST));
  expect(sortedList(LIST, 'full_name', 'asc')).toBe(sortedList(LIST, 'full_name', 'asc'));
});

test('another order or another list is found out anew', () => {
  const ids = (list: ContactRecord[]) => list.map(({ id }) => id);
  expect(ids(sortedList(LIST, 'full_name', 'asc'))).toEqual(['a', 'b', 'c']);
  expect(ids(sortedList(LIST, 'full_name', 'desc'))).toEqual(['c', 'b', 'a']);
  expect(ids(sortedList(LIST.slice(1), 'full_name', 'asc'))).toEqual(['a', 'c']);
  expect(duplicateIdsIn(LIST.slice(1)).size).toBe(0);
});
