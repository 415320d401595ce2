import { isAuthApiError } from '@supabase/supabase-js';
import { getSupabase } from '#app/backend/supabase.ts';
import { type AuthLink, readAuthLink } from './auth-link.ts';
import {
  confirmByPassword,
  type MailLink,
  type OtherAccount,
  openMailLink,
} from './open-mail-link.ts';

interface SessionStart {
  /** Why the link that opened this page gave no session; null when there was none or it worked. */
  linkError: Error | null;
  /** Whether the link was there to choose a new password. */
  isRecovery: boolean;
  /** The link of a sign-up that was made elsewhere; it waits for the password. */
  signUpLink: MailLink | null;
  /** Whose session the link gives, when this browser did not ask for it. */
  otherAccount: OtherAccount | null;
  /** What a link to a new address did: it changed the signed-in person's address, or it waits. */
  addressChange: 'done' | 'accepted' | null;
  /** That link, if somebody must sign in to its account first. Nothing has changed yet. */
  addressLink: MailLink | null;
}

const NO_LINK: SessionStart = {
  linkError: null,
  isRecovery: false,
  signUpLink: null,
  otherAccount: null,
  addressChange: null,
  addressLink: null,
};

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
  if (link === null) return NO_LINK;
  // The values are good for one use and have no place in the history.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const start = { ...NO_LINK, ...(await redeem(link)) };
  if (start.linkError) console.error('The link did not sign anybody in', start.linkError);
  return start;
}

async function redeem(link: AuthLink): Promise<Partial<SessionStart>> {
  switch (link.kind) {
    case 'error':
      return { linkError: new Error(link.message) };
    case 'token': {
      if (link.type === 'email_change') return changeAddress(link);
      const { error, otherAccount } = await openMailLink(link);
      if (error && link.type === 'signup') return { signUpLink: link };
      const isRecovery = link.type === 'recovery' && !otherAccount;
      return { linkError: error, otherAccount, isRecovery };
    }
    case 'code': {
      const { error } = await getSupabase().auth.exchangeCodeForSession(link.code);
      return { linkError: error && new Error(OPENED_ELSEWHERE) };
    }
  }
}

/**
 * Opens the link to a new address, which becomes the signed-in person's. If nobody is signed in it stays unopened, on
 * every backend: somebody who merely reads the mail must not give the address away.
 */
async function changeAddress(link: MailLink): Promise<Partial<SessionStart>> {
  const { auth } = getSupabase();
  const before = (await auth.getSession()).data.session?.user.email;
  if (before === undefined) return { addressLink: link };
  const { error, otherAccount } = await openMailLink(link);
  if (isAuthApiError(error) && error.code === 'insufficient_aal') return { addressLink: link };
  if (error || otherAccount) return { linkError: error, otherAccount };
  const after = (await auth.refreshSession()).data.user?.email;
  return { addressChange: after === before ? 'accepted' : 'done' };
}

/** Confirms the sign-up whose link opened this page, before somebody signs in; nothing where there was none. */
export async function finishSignUp(password: string): Promise<void> {
  const { signUpLink } = await startSession();
  if (signUpLink) await confirmByPassword(signUpLink, password);
}

/** What the link did, opened now if it had to wait for the person to sign in. */
export function finishAddressChange(): Promise<SessionStart> {
  started = startSession().then(async (start) =>
    start.addressLink ? { ...NO_LINK, ...(await changeAddress(start.addressLink)) } : start,
  );
  return started;
}

/** The link's effect has been shown. From now on the page counts as opened without one. */
export function forgetLink(): void {
  started = Promise.resolve(NO_LINK);
}

/** Applies the person's choice, once. From then on there is no other account to ask about. */
export async function answerOtherAccount(
  otherAccount: OtherAccount,
  isAccepted: boolean,
): Promise<SessionStart> {
  const linkError = isAccepted
    ? await otherAccount.accept()
    : new Error(otherAccount.mine === null ? NOT_SIGNED_IN : STAYED_HERE);
  if (!isAccepted) await otherAccount.decline();
  const start = { ...NO_LINK, linkError };
  started = Promise.resolve(start);
  return start;
}

/** A code that this browser did not ask for, or a used one. The e-mail itself counts as seen. */
const OPENED_ELSEWHERE =
  'This link was already used or was asked for in another browser. Please sign in.';

const STAYED_HERE = 'The link belongs to another account. You are still signed in to yours.';
const NOT_SIGNED_IN = 'The link belongs to another account. You are not signed in to it.';
