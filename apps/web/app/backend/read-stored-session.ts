import type { Session } from '@supabase/supabase-js';
import { z } from 'zod';
import { SESSION_STORAGE_KEY } from './session-mark.ts';

const sessionSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.string() }),
});

/** The session as the auth client keeps it; its token may have expired. Null for none. */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null');
    // Fields that the schema does not check were written by the auth client itself.
    return sessionSchema.safeParse(stored).success ? (stored as Session) : null;
  } catch {
    return null;
  }
}
