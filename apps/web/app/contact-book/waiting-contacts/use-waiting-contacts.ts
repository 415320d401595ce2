import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { createContactBook } from '../contact-book.ts';
import { createTurns } from './take-turns.ts';
import { createWaitingContacts, type WaitingContacts } from './waiting-contacts.ts';
import { createWaitingList } from './waiting-list.ts';
import { createWaitingNews } from './waiting-news.ts';
import { createWaitingSender, type WaitingSender } from './waiting-sender.ts';

interface Waiting {
  contacts: WaitingContacts;
  sender: WaitingSender;
  news: ReturnType<typeof createWaitingNews>;
}

let current: (Waiting & { userId: string; queryClient: QueryClient }) | undefined;

/** The waiting contacts of who is signed in: one for the whole page, because a batch outlives its screen. */
export function findWaiting(userId: string, queryClient: QueryClient): Waiting {
  if (current?.userId !== userId || current.queryClient !== queryClient) {
    current?.news.close();
    const news = createWaitingNews(userId);
    const book = createContactBook(queryClient, getSupabase(), userId);
    const contacts = createWaitingContacts({
      list: createWaitingList(userId),
      book,
      inTurn: createTurns(`cardsift-waiting-${userId}`),
      tell: (one) => {
        // Otherwise a browser that is short of space may clear what waits.
        if (one.kind === 'kept') void navigator.storage?.persist?.();
        news.tell(one);
      },
    });
    const sender = createWaitingSender(contacts.count, () => book.together(contacts.sendAll));
    current = { userId, queryClient, contacts, sender, news };
  }
  return current;
}

/** As many as a page shows; the others are counted. */
const SHOWN = 50;

const waitingKey = (userId: string) => ['waiting', userId] as const;

/** What waits, and the way to change it. */
export function useWaitingContacts() {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const { contacts, sender, news } = findWaiting(id, queryClient);
  const sending = useSyncExternalStore(sender.subscribe, sender.getState);
  useEffect(
    () => news.subscribe(() => void queryClient.invalidateQueries({ queryKey: waitingKey(id) })),
    [news, queryClient, id],
  );
  const { data } = useQuery({
    queryKey: waitingKey(id),
    queryFn: async () => ({ shown: await contacts.first(SHOWN), count: await contacts.count() }),
    // It is on this device.
    networkMode: 'always',
    staleTime: 0,
  });
  return { shown: data?.shown ?? [], count: data?.count ?? 0, contacts, sender, sending };
}

/** Keeps sending what waits for as long as somebody is signed in. */
export function KeepSending() {
  const { id } = useUser();
  const queryClient = useQueryClient();
  useEffect(() => findWaiting(id, queryClient).sender.start(), [id, queryClient]);
  return null;
}
