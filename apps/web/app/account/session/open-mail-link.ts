import { createClient, type EmailOtpType, type Session } from '@supabase/supabase-js';
import { readRuntimeConfig } from '#app/backend/env.ts';
import { SESSION_STORAGE_KEY } from '#app/backend/session-mark.ts';
import { type Backend, getSupabase } from '#app/backend/supabase.ts';
import { takeResetLink } from './through-sign-in/requested-reset-link.ts';

export interface MailLink {
  tokenHash: string;
  type: EmailOtpType;
}

/** A session that this browser did not ask for; nothing has changed yet. */
export interface OtherAccount {
  /** Who is signed in here; null for nobody. */
  mine: string | null;
  theirs: string;
  /** Signs out the previous person and signs in the link's person. */
  accept(): Promise<Error | null>;
  /** Leaves everything as it is; the link is used up. */
  decline(): Promise<void>;
}

interface OpenedLink {
  error: Error | null;
  otherAccount: OtherAccount | null;
}

/**
 * Uses up a mail's token. Its session becomes this browser's if the same person is signed in, or asked for the link
 * here. Otherwise the person is asked first: a stranger's link must not put anybody into the stranger's account,
 * where the stranger would get what they save.
 */
export async function openMailLink(link: MailLink): Promise<OpenedLink> {
  const supabase = getSupabase();
  const { data } = await supabase.auth.getSession();
  const mine = data.session?.user;
  const aside = createClientAside(link.type === 'email_change' ? data.session : null);
  const { session, error } = await redeem(aside, link);
  const opened = { error, otherAccount: null };
  if (!session) return opened;
  const takeOver = async () => (await supabase.auth.setSession(session)).error;
  const isAsked = takeResetLink(session.user.email);
  if (mine ? session.user.id === mine.id : link.type === 'signup' || isAsked) {
    return { ...opened, error: await takeOver() };
  }
  const accept = async () => {
    // So that other tabs forget what they have loaded.
    if (mine) await supabase.auth.signOut({ scope: 'local' });
    return takeOver();
  };
  const decline = async () => void (await aside.auth.signOut({ scope: 'local' }));
  const nameOf = ({ email }: { email?: string | undefined }) => email ?? 'another account';
  const otherAccount = { mine: mine ? nameOf(mine) : null, theirs: nameOf(session.user) };
  return { ...opened, otherAccount: { ...otherAccount, accept, decline } };
}

interface Redeemed {
  session: Session | null;
  error: Error | null;
}

/** A sign-up's link signs in only the browser that signed up, which proves it by PKCE. */
async function redeem({ auth }: Backend, { tokenHash, type }: MailLink): Promise<Redeemed> {
  if (type === 'signup') {
    const { data, error } = await auth.exchangeCodeForSession(tokenHash);
    if (!error) localStorage.removeItem(PROOF_KEY);
    return { session: data.session, error };
  }
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  return { session: data.session, error };
}

/**
 * Confirms a sign-up with its password, where this browser cannot prove that it signed up: whoever merely reads the
 * mail may be looking at a stranger's sign-up. Gives no session; the password does. A wrong or late one shows by
 * signing nobody in.
 */
export async function confirmByPassword({ tokenHash }: MailLink, password: string): Promise<void> {
  const { auth } = createClientAside(null);
  // A hosted project ignores the password and gives a session.
  const question = { token_hash: tokenHash, type: 'signup' as const, password };
  const { data } = await auth.verifyOtp(question);
  if (data.session) await auth.signOut({ scope: 'local' });
}

/** Each client has its own storage key, because supabase-js warns when two share one. */
let clientsAside = 0;
/** Where supabase-js keeps the proof. */
const PROOF_KEY = `${SESSION_STORAGE_KEY}-code-verifier`;

/**
 * A client that stores nothing, and finds in this browser only the proof that it signed up. `speaksFor` is the
 * session that a link may need beside its token: supabase-js sends none with it.
 */
function createClientAside(speaksFor: Session | null): Backend {
  const { supabaseUrl, supabaseKey } = readRuntimeConfig();
  clientsAside += 1;
  const storageKey = `cardsift-link-${clientsAside}`;
  const kept = new Map<string, string>();
  const readProof = (key: string) =>
    key === `${storageKey}-code-verifier` ? localStorage.getItem(PROOF_KEY) : null;
  const headers: Record<string, string> = speaksFor
    ? { Authorization: `Bearer ${speaksFor.access_token}` }
    : {};
  return createClient(supabaseUrl, supabaseKey, {
    global: { headers },
    auth: {
      flowType: 'pkce',
      storageKey,
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
