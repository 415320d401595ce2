import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { REQUEST_ID_HEADER, requestId } from './request-id.ts';

export type BackendClient = SupabaseClient<Database>;

/**
 * The backend answers such small requests in milliseconds. If it takes longer than this, it counts
 * as down.
 */
const BACKEND_TIMEOUT_MS = 10_000;

export interface SupabaseSettings {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** How to reach the backend. A process that contains it passes its own function. */
  fetch?: typeof fetch;
  /** If absent, BACKEND_TIMEOUT_MS. */
  timeoutMs?: number;
}

interface SupabaseClients {
  /** Only finds out whose token it is. It may do no more than a visitor. */
  visitor: BackendClient;
  /** Has the service role: it spends scans and works on the queue. */
  service: BackendClient;
}

export function createSupabaseClients(settings: SupabaseSettings): SupabaseClients {
  const send = settings.fetch ?? fetch;
  const fetchInTime: typeof fetch = (input, init) => {
    const limit = AbortSignal.timeout(settings.timeoutMs ?? BACKEND_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const headers = new Headers(init?.headers);
    // Links our log lines with the backend's.
    const id = requestId();
    if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
    return send(input, { ...init, headers, signal });
  };
  const options = {
    global: { fetch: fetchInTime },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  };
  return {
    visitor: createClient<Database>(settings.url, settings.publishableKey, options),
    service: createClient<Database>(settings.url, settings.secretKey, options),
  };
}
