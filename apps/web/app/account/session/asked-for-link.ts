import { z } from 'zod';
import { createCarried } from './carried.ts';

/** That this browser asked for a link to choose a new password, and for which address. */
export const askedForLink = createCarried('asked-for-link', z.literal(true));

export function rememberAskedForLink(email: string): void {
  askedForLink.keep(true);
  askedForLink.awaitMail(email);
}

/** Whether a link to this account is one that the person here had mailed to themselves; true once. */
export function takeAskedForLink(email: string | undefined): boolean {
  const isAsked = askedForLink.readFor(email) !== null;
  askedForLink.forget();
  return isAsked;
}
