import { ada, book, ETAG, home, type ProgramRequest, principal, root } from './program-request.ts';

/** DAVx⁵, as bitfireAT/dav4jvm and bitfireAT/davx5-ose write requests. */
export const DAVX5: ProgramRequest[] = [
  {
    about: 'the root, by what may be an address book itself',
    method: 'PROPFIND',
    where: root,
    headers: { depth: '0' },
    body: '<propfind xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><resourcetype/><displayname/><CARD:addressbook-description/><CARD:addressbook-home-set/><current-user-principal/></prop></propfind>',
    status: 207,
    answered: (phone) => [`current-user-principal><d:href>${principal(phone)}<`],
  },
  {
    about: 'the books in the home',
    method: 'PROPFIND',
    where: home,
    headers: { depth: '1' },
    body: '<propfind xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><resourcetype/><current-user-privilege-set/><displayname/><owner/><CARD:addressbook-description/></prop></propfind>',
    status: 207,
    answered: (phone) => [`<d:href>${book(phone)}<`, '<card:addressbook/>', '<d:write-content/>'],
  },
  {
    about: 'what the book can',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '0' },
    body: '<propfind xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav" xmlns:CS="http://calendarserver.org/ns/"><prop><CARD:max-resource-size/><CARD:supported-address-data/><supported-report-set/><CS:getctag/><sync-token/></prop></propfind>',
    status: 207,
    answered: () => ['version="4.0"', '<d:sync-collection/>', '<card:max-resource-size>'],
  },
  {
    about: 'what changed',
    method: 'REPORT',
    where: book,
    headers: { depth: '0' },
    body: '<sync-collection xmlns="DAV:"><sync-token/><sync-level>1</sync-level><limit><nresults>5000</nresults></limit><prop><getetag/></prop></sync-collection>',
    status: 207,
    answered: (phone) => [`<d:href>${ada(phone)}<`, ETAG, '<d:sync-token>'],
  },
  {
    about: 'the cards in vCard 4.0',
    method: 'REPORT',
    where: book,
    headers: { depth: '0' },
    body: '<CARD:addressbook-multiget xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><getcontenttype/><getetag/><CARD:address-data content-type="text/vcard" version="4.0"/></prop><href>ADA</href></CARD:addressbook-multiget>',
    status: 207,
    answered: () => [ETAG, 'getcontenttype>text/vcard', 'VERSION:4.0'],
  },
  {
    about: 'all names, from a server without sync tokens',
    method: 'REPORT',
    where: book,
    headers: { depth: '1' },
    body: '<CARD:addressbook-query xmlns="DAV:" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop><getetag/></prop><CARD:filter/></CARD:addressbook-query>',
    status: 207,
    answered: (phone) => [`<d:href>${ada(phone)}<`, ETAG],
  },
];
