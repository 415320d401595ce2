import { z } from 'zod';
import { readAuthLink } from './auth-link.ts';
import { createCarried } from './carried.ts';

/** Longer than the address of any page of ours, its filters included. */
const MAX_LENGTH = 2000;

const GUARDED = /^\/dashboard(\/|$)/;

/**
 * A page that only somebody signed in may see, as a path with its query; null for anywhere else. The
 * browser's own parser decides, as for the server's redirects (packages/backend/src/auth/safe-redirect.ts).
 */
export function readGuardedPath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return null;
  const url = URL.parse(target, window.location.origin);
  if (url?.origin !== window.location.origin || !GUARDED.test(url.pathname)) return null;
  // A link's parameters are used up and are not part of the destination.
  const isLink = readAuthLink(url) !== null;
  return url.pathname + (isLink ? '' : url.search + url.hash);
}

/** Kept in the history beside the sign-in page's address, where no link can put one. */
interface SignInState {
  wished: string;
}

/** The state for the sign-in page; none for the dashboard, where people arrive anyway. */
export function wishFor({ pathname, search, hash }: Place): SignInState | null {
  const wished = readGuardedPath(pathname + search + hash);
  return wished === null || wished === '/dashboard' ? null : { wished };
}

type Place = Record<'pathname' | 'search' | 'hash', string>;

/** What a history entry says of where its visitor wants to go. */
export function readWish(state: unknown): string | null {
  const { data } = stateSchema.safeParse(state);
  return readGuardedPath(data?.wished);
}

const stateSchema = z.object({ wished: z.string() });

/** The wish of somebody whom Google or a mail takes out of the page. */
export const carriedPath = createCarried(
  'path',
  z.string().refine((path) => readGuardedPath(path) === path),
);

/** Carries a history entry's wish to Google or to a mail's address, replacing an older one. */
export function carryWish(state: unknown, mailTo?: string): void {
  carriedPath.forget();
  const wished = readWish(state);
  if (wished === null) return;
  carriedPath.keep(wished);
  if (mailTo !== undefined) carriedPath.awaitMail(mailTo);
}
