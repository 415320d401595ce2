import type { Database } from '@cardsift/backend/database.types';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readRuntimeConfig } from '#app/env.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

export type Backend = SupabaseClient<Database>;

let client: Backend | undefined;

/**
 * The one backend client of the page, made on first use, because prerendering at build time has
 * no backend to talk to.
 *
 * @throws Error when `/config.js` does not configure the page.
 */
export function getSupabase(): Backend {
  if (client === undefined) {
    const config = readRuntimeConfig();
    client = createClient<Database>(config.supabaseUrl, config.supabaseKey, {
      // Links that carry a session are finished by session/start-session.ts, not by the client.
      auth: { flowType: 'pkce', storageKey: SESSION_STORAGE_KEY, detectSessionInUrl: false },
    });
  }
  return client;
}
