import { createClient, type EmailOtpType, type Session } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '#app/backend/stored-session.ts';
import { type Backend, getSupabase } from '#app/backend/supabase.ts';
import { readRuntimeConfig } from '#app/env.ts';

export interface MailLink {
  tokenHash: string;
  type: EmailOtpType;
}

/** A session of somebody else than who is signed in here; nothing has changed yet. */
export interface OtherAccount {
  mine: string;
  theirs: string;
  /** Signs out whom this browser knew, and in whom the link belongs to. */
  accept(): Promise<Error | null>;
  /** Leaves everything as it is; the link is used up. */
  decline(): Promise<void>;
}

interface OpenedLink {
  error: Error | null;
  /** Whether the link made an account and gave no session: the person signs in with their password. */
  isConfirmed: boolean;
  otherAccount: OtherAccount | null;
}

/**
 * Uses up the token of a mail. Where nobody is signed in, its session becomes this browser's. Where
 * somebody is, a link that a stranger sent must not put them into the stranger's account unasked.
 */
export async function openMailLink(link: MailLink): Promise<OpenedLink> {
  const supabase = getSupabase();
  const { data } = await supabase.auth.getSession();
  const mine = data.session?.user;
  const aside = mine && createClientAside();
  const { session, error } = await redeem(aside ?? supabase, link);
  const opened = { error, isConfirmed: !error && !session, otherAccount: null };
  if (!aside || !session) return opened;
  const takeOver = async () => (await supabase.auth.setSession(session)).error;
  if (session.user.id === mine.id) return { ...opened, error: await takeOver() };
  const accept = async () => {
    // So that other tabs forget what they have loaded.
    await supabase.auth.signOut({ scope: 'local' });
    return takeOver();
  };
  const decline = async () => void (await aside.auth.signOut({ scope: 'local' }));
  const [ours, theirs] = [mine, session.user].map(({ email }) => email ?? 'another account');
  return { ...opened, otherAccount: { mine: ours ?? '', theirs: theirs ?? '', accept, decline } };
}

/** The browser that signed up proves it (PKCE) and is let in; any other only confirms the address. */
async function redeem(
  { auth }: Backend,
  { tokenHash, type }: MailLink,
): Promise<{ session: Session | null; error: Error | null }> {
  if (type === 'signup') {
    const { data, error } = await auth.exchangeCodeForSession(tokenHash);
    if (!error) return { session: data.session, error };
  }
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  return { session: data.session, error };
}

const ASIDE_KEY = 'cardsift-link';

/** A client that stores nothing, and finds in this browser only the proof that it signed up. */
function createClientAside(): Backend {
  const { supabaseUrl, supabaseKey } = readRuntimeConfig();
  const kept = new Map<string, string>();
  const readProof = (key: string) =>
    key.endsWith('-code-verifier')
      ? localStorage.getItem(key.replace(ASIDE_KEY, SESSION_STORAGE_KEY))
      : null;
  return createClient(supabaseUrl, supabaseKey, {
    auth: {
      flowType: 'pkce',
      storageKey: ASIDE_KEY,
      detectSessionInUrl: false,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => kept.get(key) ?? readProof(key),
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
}
