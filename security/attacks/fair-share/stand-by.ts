import { setTimeout as wait } from 'node:timers/promises';
import { createTestClient } from '@cardsift/backend/testing/sign-up';

/**
 * Somebody who looks at their contacts, again and again, until told to stop. A process of its own: the attack's is
 * busy with attacking, and would count its own work as waiting.
 */

const PAUSE_MS = 40;

export interface Waits {
  /** Milliseconds of each request, in the order they were made. */
  times: number[];
  errors: string[];
}

export interface Account {
  url: string;
  publishableKey: string;
  email: string;
  password: string;
}

let waits: Waits = { times: [], errors: [] };

process.on('message', (message: Account | 'report') => {
  if (message === 'report') {
    process.send?.(waits);
    waits = { times: [], errors: [] };
  } else void standBy(message);
});

async function standBy({ url, publishableKey, email, password }: Account): Promise<void> {
  const client = createTestClient(url, publishableKey);
  const { data, error: refusal } = await client.auth.signInWithPassword({ email, password });
  if (refusal) throw refusal;
  const { id } = data.user;
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
  process.send?.('ready');
  for (;;) {
    for (const ask of asks) {
      const start = performance.now();
      const { error } = await ask();
      waits.times.push(performance.now() - start);
      if (error) waits.errors.push(`${error.code} ${error.message}`);
      await wait(PAUSE_MS);
    }
  }
}
