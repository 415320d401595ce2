import { ada, book, ETAG, home, type ProgramRequest, principal, root } from './program-request.ts';

/**
 * iPhone and Mac. Apple publishes no source. What others have recorded:
 * - the properties of the person and of the books, and the check for changes: sabre-io/sabre.io,
 *   source/dav/clients/ios.md;
 * - the order of requests with OPTIONS between them, all names, and the cards: the class IosTests of 1&1's Cosmo
 *   (org.unitedinternet.cosmo, calendar/IosTests.groovy);
 * - the order of an iPhone with iOS 12: nextcloud/contacts, issue 399;
 * - the request for changes: lionheart/openradar-mirror, issue 20734, of macOS 10.14.
 *
 * From memory are the first request, `Brief: t` after the first (Kozea/Radicale, issue 47, shows it for iOS 6), and the
 * empty token of the first sync.
 */
export const APPLE: ProgramRequest[] = [
  {
    about: 'who the password belongs to',
    method: 'PROPFIND',
    where: root,
    headers: { depth: '0', brief: 't' },
    body: '<A:propfind xmlns:A="DAV:"><A:prop><A:current-user-principal/><A:principal-URL/><A:resourcetype/></A:prop></A:propfind>',
    status: 207,
    answered: (phone) => [`current-user-principal><d:href>${principal(phone)}<`],
  },
  {
    about: 'whether address books are spoken there',
    method: 'OPTIONS',
    where: principal,
    status: 200,
    answered: () => [],
  },
  {
    about: 'where their address books are',
    method: 'PROPFIND',
    where: principal,
    headers: { depth: '0', brief: 't' },
    body: '<A:propfind xmlns:A="DAV:"><A:prop><B:addressbook-home-set xmlns:B="urn:ietf:params:xml:ns:carddav"/><B:directory-gateway xmlns:B="urn:ietf:params:xml:ns:carddav"/><A:displayname/><C:email-address-set xmlns:C="http://calendarserver.org/ns/"/><A:principal-collection-set/><A:principal-URL/><A:resource-id/><A:supported-report-set/></A:prop></A:propfind>',
    status: 207,
    answered: (phone) => [
      `addressbook-home-set><d:href>${home(phone)}<`,
      `principal-URL><d:href>${principal(phone)}<`,
    ],
  },
  {
    about: 'which there are, and what may be done',
    method: 'PROPFIND',
    where: home,
    headers: { depth: '1', brief: 't' },
    body: '<A:propfind xmlns:A="DAV:"><A:prop><A:add-member/><E:bulk-requests xmlns:E="http://me.com/_namespace/"/><A:current-user-privilege-set/><A:displayname/><D:max-image-size xmlns:D="urn:ietf:params:xml:ns:carddav"/><D:max-resource-size xmlns:D="urn:ietf:params:xml:ns:carddav"/><C:me-card xmlns:C="http://calendarserver.org/ns/"/><A:owner/><C:push-transports xmlns:C="http://calendarserver.org/ns/"/><C:pushkey xmlns:C="http://calendarserver.org/ns/"/><A:quota-available-bytes/><A:quota-used-bytes/><A:resource-id/><A:resourcetype/><A:supported-report-set/><A:sync-token/></A:prop></A:propfind>',
    status: 207,
    answered: (phone) => [
      `<d:href>${book(phone)}<`,
      '<card:addressbook/>',
      '<d:sync-collection/>',
      '<d:write-content/>',
      'sync-token>urn:cardsift:sync:',
      'quota-used-bytes>',
      'quota-available-bytes>',
    ],
  },
  {
    about: 'whether something changed',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '0', brief: 't' },
    body: '<A:propfind xmlns:A="DAV:"><A:prop><C:getctag xmlns:C="http://calendarserver.org/ns/"/><A:sync-token/></A:prop></A:propfind>',
    status: 207,
    answered: () => ['<cs:getctag>urn:cardsift:sync:'],
  },
  {
    about: 'what changed',
    method: 'REPORT',
    where: book,
    headers: { depth: '1', brief: 't' },
    body: '<A:sync-collection xmlns:A="DAV:"><A:sync-token/><A:sync-level>1</A:sync-level><A:prop><A:getetag/></A:prop></A:sync-collection>',
    status: 207,
    answered: (phone) => [`<d:href>${ada(phone)}<`, ETAG, '<d:sync-token>'],
  },
  {
    about: 'what changed since a token that no server gave, as macOS 10.14 does',
    method: 'REPORT',
    where: book,
    headers: { depth: '1', brief: 't' },
    body: '<A:sync-collection xmlns:A="DAV:"><A:sync-token>b905a5fd-ce23-4190-9be3-236969d071a8</A:sync-token><A:sync-level>1</A:sync-level><A:prop><A:getetag/></A:prop></A:sync-collection>',
    status: 403,
    answered: () => ['<d:valid-sync-token/>'],
  },
  {
    about: 'all names, as iOS without sync tokens does',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '1' },
    body: '<A:propfind xmlns:A="DAV:"><A:prop><A:getetag/></A:prop></A:propfind>',
    status: 207,
    answered: (phone) => [`<d:href>${ada(phone)}<`, ETAG],
  },
  {
    about: 'the cards themselves',
    method: 'REPORT',
    where: book,
    headers: { depth: '1', brief: 't' },
    body: '<B:addressbook-multiget xmlns:B="urn:ietf:params:xml:ns:carddav"><A:prop xmlns:A="DAV:"><A:getetag/><B:address-data/></A:prop><A:href xmlns:A="DAV:">ADA</A:href></B:addressbook-multiget>',
    status: 207,
    answered: () => [ETAG, 'address-data>BEGIN:VCARD&#13;\nVERSION:3.0'],
  },
];
