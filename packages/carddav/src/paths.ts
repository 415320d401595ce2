/**
 * The paths of the address book. A book's path holds its owner's id, because one program may use several accounts.
 */
export const ROOT = '/dav/';

export const principalPath = (userId: string) => `${ROOT}principals/${userId}/`;
export const homePath = (userId: string) => `${ROOT}books/${userId}/`;
export const bookPath = (userId: string) => `${homePath(userId)}contacts/`;
export const cardPath = (userId: string, fileName: string) =>
  `${bookPath(userId)}${encodeURIComponent(fileName)}`;

export type Place =
  | { kind: 'root' | 'principals' | 'books' }
  | { kind: 'principal' | 'home' | 'book'; userId: string }
  | { kind: 'card'; userId: string; fileName: string };

/** The most bytes in a card's file name, the same as in the database. */
const LONGEST_NAME = 255;

/** What a path leads to, or undefined if nothing can be there. The final slash may be missing. */
export function readPlace(pathname: string): Place | undefined {
  const parts = pathname.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  const [root, kind, userId, book, name, ...more] = parts;
  if (root !== 'dav' || more.length > 0) return undefined;
  if (kind === undefined) return { kind: 'root' };
  if (kind !== 'principals' && kind !== 'books') return undefined;
  if (userId === undefined) return { kind };
  if (kind === 'principals') return book === undefined ? { kind: 'principal', userId } : undefined;
  if (book === undefined) return { kind: 'home', userId };
  if (book !== 'contacts') return undefined;
  if (name === undefined) return { kind: 'book', userId };
  const fileName = readFileName(name);
  return fileName === undefined ? undefined : { kind: 'card', userId, fileName };
}

function readFileName(encoded: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  const isName = !/[/\p{Cc}]/u.test(name) && name.isWellFormed();
  return isName && Buffer.byteLength(name) <= LONGEST_NAME ? name : undefined;
}

/**
 * The file name of the card that an `href` in a request names. It may be a whole URL. Undefined if it is not in this
 * book.
 */
export function readCardHref(href: string, userId: string): string | undefined {
  const url = URL.parse(href.trim(), 'http://localhost');
  const place = url ? readPlace(url.pathname) : undefined;
  return place?.kind === 'card' && place.userId === userId ? place.fileName : undefined;
}
