/** The namespaces that CardDAV clients use. */
export const DAV = 'DAV:';
export const CARDDAV = 'urn:ietf:params:xml:ns:carddav';
/** Apple's namespace. Clients that know no sync token ask for its `getctag`. */
export const CALENDAR_SERVER = 'http://calendarserver.org/ns/';

/** The name of an element, as `{namespace}local`. */
export type QualifiedName = `{${string}}${string}`;

export const dav = (local: string): QualifiedName => `{${DAV}}${local}`;
export const carddav = (local: string): QualifiedName => `{${CARDDAV}}${local}`;

export const calendarServer = (local: string): QualifiedName => `{${CALENDAR_SERVER}}${local}`;

export function splitName(name: QualifiedName): { namespace: string; local: string } {
  const end = name.lastIndexOf('}');
  return { namespace: name.slice(1, end), local: name.slice(end + 1) };
}
