import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';

/**
 * A person who looks at their contacts again and again. This is a separate process, because the attacking one is busy
 * and would count its own work as waiting. Like a browser it keeps its connection: Node.js accepts one new connection in
 * each round of the event loop, and the attackers' come first.
 */

const PAUSE_MS = 40;

export interface Waits {
  /** Milliseconds of each request, in order. */
  times: number[];
  errors: string[];
}

export interface Account {
  url: string;
  publishableKey: string;
  email: string;
  password: string;
}

let asks: (() => PromiseLike<{ error: { code: string; message: string } | null }>)[] = [];

/** Signs in, or uses the product for so many milliseconds and reports the waits. */
process.on('message', async (message: Account | number) => {
  if (typeof message === 'number') return process.send?.(await usePages(message));
  asks = await signIn(message);
  return process.send?.('ready');
});

async function signIn({ url, publishableKey, email, password }: Account) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const { id } = data.user;
  return [
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
}

async function usePages(milliseconds: number): Promise<Waits> {
  const waits: Waits = { times: [], errors: [] };
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    for (const ask of asks) {
      const start = performance.now();
      const { error } = await ask();
      waits.times.push(performance.now() - start);
      if (error) waits.errors.push(`${error.code} ${error.message}`);
      await wait(PAUSE_MS);
    }
  }
  return waits;
}
