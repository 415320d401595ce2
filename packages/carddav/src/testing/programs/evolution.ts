import { ada, book, ETAG, type ProgramRequest } from './program-request.ts';

/**
 * Evolution, as GNOME/evolution-data-server writes requests: src/addressbook/backends/carddav/e-book-backend-carddav.c,
 * and src/libedataserver/e-webdav-session.c for the ctag. The request for privileges is from memory.
 */
export const EVOLUTION: ProgramRequest[] = [
  {
    about: 'whether address books are spoken there',
    method: 'OPTIONS',
    where: book,
    status: 200,
    answered: () => [],
  },
  {
    about: 'what may be done',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '0' },
    body: '<propfind xmlns="DAV:"><prop><current-user-privilege-set/></prop></propfind>',
    status: 207,
    answered: () => ['<d:write-content/>'],
  },
  {
    about: 'the ctag',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '0' },
    body: '<propfind xmlns="DAV:" xmlns:CS="http://calendarserver.org/ns/"><prop><CS:getctag/></prop></propfind>',
    status: 207,
    answered: () => ['<cs:getctag>'],
  },
  {
    about: 'all names',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '1' },
    body: '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>',
    status: 207,
    answered: (phone) => [`<d:href>${ada(phone)}<`, ETAG],
  },
  {
    about: 'a hundred cards at once, and says no depth',
    method: 'REPORT',
    where: book,
    body: '<addressbook-multiget xmlns="urn:ietf:params:xml:ns:carddav" xmlns:D="DAV:"><D:prop><D:getetag/><address-data/></D:prop><D:href>ADA</D:href></addressbook-multiget>',
    status: 207,
    answered: () => [ETAG, 'BEGIN:VCARD'],
  },
  {
    about: 'which UIDs there are, by a query without a filter and of depth 0',
    method: 'REPORT',
    where: book,
    headers: { depth: '0' },
    body: '<addressbook-query xmlns="urn:ietf:params:xml:ns:carddav" xmlns:D="DAV:"><D:prop><D:getetag/><address-data><prop name="VERSION"/><prop name="UID"/></address-data></D:prop></addressbook-query>',
    status: 207,
    answered: () => [ETAG, 'VERSION:3.0&#13;\nUID:ada-1&#13;\nEND:VCARD'],
  },
];
