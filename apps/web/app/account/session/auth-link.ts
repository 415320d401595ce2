import type { EmailOtpType } from '@supabase/supabase-js';

/** What the page's address carries when an e-mail or Google sent somebody here. */
export type AuthLink =
  /** A PKCE code; only the browser that asked for it can use it. */
  | { kind: 'code'; code: string }
  /** The token of our own e-mail templates; it works in any browser. */
  | { kind: 'token'; tokenHash: string; type: EmailOtpType }
  | { kind: 'error'; message: string };

const EMAIL_TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;

const NOT_OURS = 'This link was not sent by Cardsift. Please sign in.';

/** Reads the query and the fragment of an address; null when it is an ordinary one. */
export function readAuthLink(url: URL): AuthLink | null {
  const values = new URLSearchParams([
    ...url.searchParams,
    ...new URLSearchParams(url.hash.slice(1)),
  ]);
  const error = values.get('error_description') ?? values.get('error_code') ?? values.get('error');
  if (error !== null) return { kind: 'error', message: error };

  const tokenHash = values.get('token_hash');
  const type = EMAIL_TYPES.find((known) => known === values.get('type'));
  if (tokenHash && type) return { kind: 'token', tokenHash, type };

  // A finished session. No mail of ours carries one, and anybody could have written it.
  if (values.has('access_token')) return { kind: 'error', message: NOT_OURS };

  const code = values.get('code');
  return code ? { kind: 'code', code } : null;
}
