import type { Person } from '@cardsift/backend/testing/sign-up';
import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { expect, vi } from 'vitest';

type Event = RealtimePostgresChangesPayload<Record<string, unknown>>;

export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 120_000, interval: 20 });
}

/** Joins a channel as the contacts page does and collects what arrives. */
export async function subscribe(person: Person, filter?: string, topic = 'contacts') {
  const events: Event[] = [];
  const states: string[] = [];
  const channel: RealtimeChannel = person.client
    .channel(topic)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'business_card_records', ...(filter && { filter }) },
      (event) => events.push(event as Event),
    );
  channel.subscribe((state) => states.push(state));
  await eventually(() => expect(states).toContain('SUBSCRIBED'));
  return { events, states };
}
