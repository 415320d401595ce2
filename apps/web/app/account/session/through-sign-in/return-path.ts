import { z } from 'zod';
import { readAuthLink } from '../auth-link.ts';
import { keepThroughSignIn } from './keep-through-sign-in.ts';

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
  returnPath: string;
}

/** The state for the sign-in page; none for the dashboard, where people arrive anyway. */
export function returnStateFor({ pathname, search, hash }: Place): SignInState | null {
  const returnPath = readGuardedPath(pathname + search + hash);
  return returnPath === null || returnPath === '/dashboard' ? null : { returnPath };
}

type Place = Record<'pathname' | 'search' | 'hash', string>;

/** What a history entry says of where its visitor wants to go. */
export function readReturnPath(state: unknown): string | null {
  const { data } = stateSchema.safeParse(state);
  return readGuardedPath(data?.returnPath);
}

const stateSchema = z.object({ returnPath: z.string() });

/** Where somebody was going whom Google or a mail takes out of the page. */
export const keptReturnPath = keepThroughSignIn(
  'path',
  z.string().refine((path) => readGuardedPath(path) === path),
);

/** Keeps a history entry's return path until the way back from Google or from a mail, replacing an older one. */
export function keepReturnPath(state: unknown, mailTo?: string): void {
  keptReturnPath.forget();
  const returnPath = readReturnPath(state);
  if (returnPath === null) return;
  keptReturnPath.keep(returnPath);
  if (mailTo !== undefined) keptReturnPath.awaitMail(mailTo);
}
