import { ada, book, ETAG, type ProgramRequest, principal, root } from './program-request.ts';

const NAMESPACES =
  'xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/" xmlns:d="DAV:"';

/**
 * Thunderbird, as its CardDAVDirectory and CardDAVUtils write requests. It asks for ETags in the namespace of Apple's
 * server.
 */
export const THUNDERBIRD: ProgramRequest[] = [
  {
    about: 'who, and what this is',
    method: 'PROPFIND',
    where: root,
    headers: { depth: '0' },
    body: `<propfind xmlns="DAV:" ${NAMESPACES}><prop><resourcetype/><displayname/><current-user-principal/><current-user-privilege-set/></prop></propfind>`,
    status: 207,
    answered: (phone) => [`current-user-principal><d:href>${principal(phone)}<`],
  },
  {
    about: 'all names',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '1' },
    body: `<propfind xmlns="DAV:" ${NAMESPACES}><prop><resourcetype/><cs:getetag/></prop></propfind>`,
    status: 207,
    answered: (phone) => [`<d:href>${ada(phone)}<`, ETAG],
  },
  {
    about: 'the cards',
    method: 'REPORT',
    where: book,
    headers: { depth: '1' },
    body: `<card:addressbook-multiget ${NAMESPACES}><d:prop><cs:getetag/><card:address-data/></d:prop><d:href>ADA</d:href></card:addressbook-multiget>`,
    status: 207,
    answered: () => [ETAG, 'BEGIN:VCARD'],
  },
  {
    about: 'the token to begin with',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '0' },
    body: `<propfind xmlns="DAV:" ${NAMESPACES}><prop><displayname/><sync-token/></prop></propfind>`,
    status: 207,
    answered: () => ['<d:sync-token>urn:cardsift:sync:'],
  },
  {
    about: 'what changed, with the cards at once',
    method: 'REPORT',
    where: book,
    body: `<sync-collection xmlns="DAV:" ${NAMESPACES}><sync-token></sync-token><sync-level>1</sync-level><prop><cs:getetag/><card:address-data/></prop></sync-collection>`,
    status: 207,
    answered: () => [ETAG, 'BEGIN:VCARD', '<d:sync-token>'],
  },
  {
    about: 'all ETags, of a server without tokens',
    method: 'REPORT',
    where: book,
    headers: { depth: '1' },
    body: `<addressbook-query xmlns="urn:ietf:params:xml:ns:carddav" ${NAMESPACES}><d:prop><cs:getetag/></d:prop></addressbook-query>`,
    status: 207,
    answered: () => [ETAG],
  },
];
