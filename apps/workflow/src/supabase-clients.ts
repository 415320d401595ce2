import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** The backend answers such small questions in milliseconds; beyond this it counts as down. */
const BACKEND_TIMEOUT_MS = 10_000;

export interface SupabaseSettings {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** How the backend is reached; a process that holds the backend itself passes its own. */
  fetch?: typeof fetch;
}

export interface SupabaseClients {
  /** Only asks whose a token is; may do what anyone may do. */
  visitor: SupabaseClient;
  /** Holds the service role: spends scans and does the queue's work. */
  service: SupabaseClient;
}

export function createSupabaseClients(settings: SupabaseSettings): SupabaseClients {
  const send = settings.fetch ?? fetch;
  const fetchInTime: typeof fetch = (input, init) => {
    const limit = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return send(input, { ...init, signal });
  };
  const options = {
    global: { fetch: fetchInTime },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  };
  return {
    visitor: createClient(settings.url, settings.publishableKey, options),
    service: createClient(settings.url, settings.secretKey, options),
  };
}
