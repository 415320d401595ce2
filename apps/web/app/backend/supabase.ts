import type { Database } from '@cardsift/backend/database.types';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readRuntimeConfig } from './env.ts';
import { readStoredSession } from './read-stored-session.ts';
import { askAgain } from './refused-token.ts';
import { retryWhenBusy } from './retry-when-busy.ts';
import { endByOwnClock } from './session-end-by-own-clock.ts';
import { SESSION_STORAGE_KEY } from './session-mark.ts';

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
      global: { fetch: fetchInSession },
    });
  }
  return client;
}

/**
 * Another device may have ended this session, for example by a new password. The client would keep its token for up
 * to an hour and get this answer each time.
 */
const fetchInSession: typeof fetch = async (input, init) => {
  if (isSessionUnrenewed(input, init)) throw new TypeError('The session could not be renewed');
  const isOfTables = String(input).includes('/rest/v1/');
  const answer = isOfTables
    ? await retryWhenBusy(() => fetch(input, init), init?.signal)
    : await fetch(input, init);
  // The auth service says the same with 403, which the client handles itself.
  if (answer.status === 401 && answer.headers.get('x-sb-error-code') === 'session_not_found') {
    void client?.auth.signOut({ scope: 'local' });
  }
  if (String(input).includes('/auth/v1/')) return endByOwnClock(answer);
  return client ? askAgain(client, answer, input, init) : answer;
};

/**
 * If the network fails while a token is renewed, the client continues as a visitor, and the backend would answer that
 * this person has nothing.
 */
function isSessionUnrenewed(...[input, init]: Parameters<typeof fetch>): boolean {
  const headers = new Headers(init?.headers);
  const isOfNobody = headers.get('Authorization') === `Bearer ${headers.get('apikey')}`;
  return isOfNobody && String(input).includes('/rest/v1/') && readStoredSession() !== null;
}
