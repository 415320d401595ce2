import { DatabaseError } from 'pg';

/**
 * Turns a broken check constraint into an error in PostgREST's form, as a database function would raise it. A
 * forbidden value is the sender's mistake, but Supabase Lite would answer 500.
 */
export function describeBrokenRule(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.code !== '23514') return error;
  const message = `A value is too long, too large or not allowed (${error.constraint}).`;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code: error.code, message, details: null, hint: null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}
