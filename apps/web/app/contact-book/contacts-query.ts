import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type Backend, getSupabase } from '#app/backend/supabase.ts';
import { rememberState, shareRows, stateOfRows } from './state-of-rows.ts';

/** A Supabase backend answers with at most this many rows unless its operator changed that. */
const PAGE_SIZE = 1_000;

/** Pages asked for at once, which keeps the backend free for others. */
const PARALLEL_PAGES = 3;

export const contactsKey = (userId: string) => ['contacts', userId] as const;

/** The key of LinkedIn profiles, which change when contacts do. */
export const enrichmentsKey = (userId: string) => ['enrichments', userId] as const;

/** All contacts. They are loaded again only if they have changed. */
export const contactsQuery = (userId: string) =>
  queryOptions({
    queryKey: contactsKey(userId),
    queryFn: async ({ client, signal }): Promise<ContactRecord[]> => {
      const backend = getSupabase();
      const { data: state } = await backend
        .rpc('contacts_state')
        .abortSignal(signal)
        .throwOnError();
      const known = client.getQueryData<ContactRecord[]>(contactsKey(userId));
      if (known && stateOfRows(known) === state) return known;
      return rememberState(await fetchAllContacts(backend, userId, signal), state);
    },
    structuralSharing: shareRows,
  });

/** More than any screen shows at first. */
const FIRST_CONTACTS = 30;

/** The newest contacts, and how many there are in all. */
export interface FirstContacts {
  contacts: ContactRecord[];
  total: number;
}

/** What a page shows until it has all contacts. */
export const firstContactsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...contactsKey(userId), 'first'],
    queryFn: async ({ signal }): Promise<FirstContacts> => {
      const { data, count } = await getSupabase()
        .from('business_card_records')
        .select('*', { count: 'exact' })
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(FIRST_CONTACTS)
        .abortSignal(signal)
        .throwOnError();
      return { contacts: data, total: count ?? data.length };
    },
  });

/** One contact, for a page that was opened by its address; null when it is not there. */
export const contactQuery = (userId: string, id: string) =>
  queryOptions({
    // Below the list's key, so that what changes the list changes this too.
    queryKey: [...contactsKey(userId), 'one', id],
    queryFn: async ({ signal }): Promise<ContactRecord | null> => {
      if (!z.guid().safeParse(id).success) return null;
      const { data } = await getSupabase()
        .from('business_card_records')
        .select('*')
        .eq('user_id', userId)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

/**
 * All contacts of a user, newest first, page by page, because one answer holds only so many rows.
 * Rejects with the backend's error when any page fails.
 */
export async function fetchAllContacts(
  client: Backend,
  userId: string,
  signal: AbortSignal,
): Promise<ContactRecord[]> {
  const fetchPage = (from: number) =>
    client
      .from('business_card_records')
      .select('*', from === 0 ? { count: 'exact' } : {})
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + PAGE_SIZE - 1)
      .abortSignal(signal)
      .throwOnError();

  const first = await fetchPage(0);
  const records: ContactRecord[] = [...first.data];
  const total = first.count ?? records.length;
  // A backend may give fewer rows per answer than asked for; its first answer says how many.
  const step = Math.max(records.length, 1);
  const starts = Array.from(
    { length: Math.max(Math.ceil(total / step) - 1, 0) },
    (_, index) => (index + 1) * step,
  );
  for (let next = 0; next < starts.length; next += PARALLEL_PAGES) {
    const pages = await Promise.all(starts.slice(next, next + PARALLEL_PAGES).map(fetchPage));
    for (const page of pages) records.push(...page.data);
  }
  return uniqueById(records);
}

/** A contact that is added while loading shifts the later rows, so one may come twice. */
export function uniqueById<T extends { id: string }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
