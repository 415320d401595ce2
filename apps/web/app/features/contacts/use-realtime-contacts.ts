import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSupabase } from '#app/backend/supabase.ts';
import { reloadContacts } from '#app/contact-book/reload-contacts.ts';
import { useIsChangingMany } from '#app/contact-book/show-change-at-once.ts';

/** Changes often come in bursts: the first one reloads the list at once, the others together. */
const BURST_MS = 200;

/**
 * Reloads the list when any of the user's contacts changes, in this tab or elsewhere, and whenever
 * the channel has been joined or joined again, if it missed anything until then. A page that shows deleted contacts
 * hears of those too (`withDeleted`).
 */
export function useRealtimeContacts(userId: string, withDeleted = false): void {
  const queryClient = useQueryClient();
  const isChangingMany = useIsChangingMany(userId);
  useEffect(() => {
    // The channel would tell of ten thousand rows one by one, which this tab has just written itself.
    if (isChangingMany) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let more = false;
    const reload = () => void reloadContacts(queryClient, userId);
    const onChange = () => {
      if (timer !== undefined) {
        more = true;
        return;
      }
      reload();
      timer = setTimeout(() => {
        timer = undefined;
        if (more) onChange();
        more = false;
      }, BURST_MS);
    };
    const client = getSupabase();
    const channel = client.channel(`contacts-of-${userId}`);
    const tables = ['business_card_records', ...(withDeleted ? ['deleted_contacts'] : [])];
    for (const table of tables) {
      const changes = { schema: 'public', table, filter: `user_id=eq.${userId}` };
      channel.on('postgres_changes', { event: '*', ...changes }, onChange);
    }
    channel
      .on('system', {}, ({ extension, status }) => {
        // From now on changes are told. Those since the list was read, or since the connection was
        // lost, may not have been.
        if (extension === 'postgres_changes' && status === 'ok') reload();
      })
      .subscribe();
    return () => {
      clearTimeout(timer);
      void client.removeChannel(channel);
    };
  }, [queryClient, userId, withDeleted, isChangingMany]);
}
