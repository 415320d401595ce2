import { z } from 'zod';
import { keepThroughSignIn } from './keep-through-sign-in.ts';

/** That this browser asked for a link to choose a new password, and for which address. */
export const requestedResetLink = keepThroughSignIn('asked-for-link', z.literal(true));

export function rememberResetLink(email: string): void {
  requestedResetLink.keep(true);
  requestedResetLink.awaitMail(email);
}

/** Whether a link to this account is one that the person here had mailed to themselves; true once. */
export function takeResetLink(email: string | undefined): boolean {
  const isAsked = requestedResetLink.readFor(email) !== null;
  requestedResetLink.forget();
  return isAsked;
}
