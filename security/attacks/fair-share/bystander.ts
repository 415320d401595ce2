import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '@cardsift/backend/testing/sign-up';

export interface Waits {
  /** Milliseconds of each request, in the order they were made. */
  times: number[];
  errors: string[];
}

const PAUSE_MS = 40;

/** Somebody who looks at their contacts, again and again, until `signal` says so. */
export async function standBy({ id, client }: Person, signal: AbortSignal): Promise<Waits> {
  const waits: Waits = { times: [], errors: [] };
  const asks = [
    () =>
      client
        .from('business_card_records')
        .select('*', { count: 'exact' })
        .eq('user_id', id)
        .order('created_at', { ascending: false })
        .limit(30),
    () => client.rpc('get_daily_usage', { user_uuid: id }),
    () => client.from('profiles').upsert({ id, full_name: 'Ada Lovelace' }),
  ];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const start = performance.now();
    const { error } = (await asks[turn % asks.length]?.()) ?? { error: null };
    waits.times.push(performance.now() - start);
    if (error) waits.errors.push(`${error.code} ${error.message}`);
    await wait(PAUSE_MS);
  }
  return waits;
}
