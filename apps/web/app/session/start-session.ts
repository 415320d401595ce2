import { type Backend, getSupabase } from '#app/backend/supabase.ts';
import { type AuthLink, readAuthLink } from './auth-link.ts';

export interface SessionStart {
  /** Why the link that opened this page gave no session; null when there was none or it worked. */
  linkError: Error | null;
  /** Whether the link was there to choose a new password. */
  isRecovery: boolean;
}

let started: Promise<SessionStart> | undefined;

/**
 * Finishes the link that opened the page, if there was one, so that from here on the auth client
 * knows for certain whether somebody is signed in. Works once per page load; later calls get the
 * same answer.
 */
export function startSession(): Promise<SessionStart> {
  started ??= followLink();
  return started;
}

async function followLink(): Promise<SessionStart> {
  const link = readAuthLink(new URL(window.location.href));
  if (link === null) return { linkError: null, isRecovery: false };
  // The values are good for one use and have no place in the history.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const linkError = await redeem(getSupabase(), link);
  if (linkError) console.error('The link did not sign anybody in', linkError);
  return { linkError, isRecovery: 'type' in link && link.type === 'recovery' };
}

async function redeem({ auth }: Backend, link: AuthLink): Promise<Error | null> {
  switch (link.kind) {
    case 'error':
      return new Error(link.message);
    case 'token':
      return (await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })).error;
    case 'session':
      return (
        await auth.setSession({
          access_token: link.accessToken,
          refresh_token: link.refreshToken,
        })
      ).error;
    case 'code': {
      const { error } = await auth.exchangeCodeForSession(link.code);
      return error && new Error(openedElsewhere);
    }
  }
}

/** A code that this browser did not ask for, or a used one. The e-mail itself counts as seen. */
const openedElsewhere =
  'This link was already used or was asked for in another browser. Please sign in.';
