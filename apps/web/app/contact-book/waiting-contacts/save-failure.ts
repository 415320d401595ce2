import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { readStoredSession } from '#app/backend/read-stored-session.ts';
import { isTokenRefused } from '#app/backend/refused-token.ts';
import { DailyLimitError } from '../save-key.ts';

/** Why a contact could not be saved now. */
export type SaveFailure =
  /** Nobody answered, or not as the database does. */
  | 'unreachable'
  | 'signed out'
  /** No scan is left today. */
  | 'limit'
  /** The database refuses this contact as it is. It may accept others. */
  | 'refused';

/** SQLSTATEs of wrong data or a wrong owner, and of the limits of an account, a contact and a request. */
const REFUSED =
  /^(22|23|42)|^(contact_limit_reached|storage_limit_reached|row_too_large|body_too_large)$/;

/** SQLSTATE `insufficient_privilege`, the answer to a visitor among others. */
const NOT_ALLOWED = '42501';

/** A contact is in the page and nowhere else: it was not saved, and this device had no room to keep it. */
export class NotKeptError extends Error {
  override readonly name = 'NotKeptError';
  constructor(cause: unknown) {
    super('A contact was neither saved nor kept on this device', { cause });
  }
}

export function judgeSaveFailure(error: unknown): SaveFailure {
  if (error instanceof DailyLimitError) return 'limit';
  if (isAuthRetryableFetchError(error)) return 'unreachable';
  if (isTokenRefused(error) || isAuthError(error)) return 'signed out';
  const { code } = error as { code?: unknown };
  // A session that was not renewed is deleted, and the client goes on as nobody.
  if (code === NOT_ALLOWED && readStoredSession() === null) return 'signed out';
  return typeof code === 'string' && REFUSED.test(code) ? 'refused' : 'unreachable';
}

/** Whether nobody was reached at all, so that asking again at once is pointless. */
export function isConnectionLost(error: unknown): boolean {
  // What `fetch` rejects with, in every browser.
  return error instanceof TypeError || isAuthRetryableFetchError(error);
}
