import { beforeAll, describe, expect, test } from 'vitest';
import { homePath, principalPath } from './paths.ts';
import { adaCard, connectPhone, type Phone } from './testing/phone.ts';

/**
 * What phones and programs ask, in their order and with their namespaces: as Thunderbird's and dav4jvm's (DAVx⁵) sources
 * write it, as requests of Apple's programs are published in the tests and logs of other servers, and as Evolution's
 * e-webdav-session does.
 */

interface Asked {
  /** What the program wants to know. */
  about: string;
  method: string;
  where: (phone: Phone) => string;
  headers?: Record<string, string>;
  body?: string;
  status: number;
  /** What must be in the answer for the program to go on. */
  answered: (phone: Phone) => string[];
}

const root = () => '/dav/';
const principal = ({ person }: Phone) => principalPath(person.id);
const home = ({ person }: Phone) => homePath(person.id);
const book = (phone: Phone) => phone.book;
const ada = (phone: Phone) => phone.card('ada.vcf');

const ETAG = /getetag>&quot;[\da-f]{8}-\d+&quot;</.source;

const APPLE: Asked[] = [
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
    about: 'the cards themselves',
    method: 'REPORT',
    where: book,
    headers: { depth: '1', brief: 't' },
    body: '<B:addressbook-multiget xmlns:B="urn:ietf:params:xml:ns:carddav"><A:prop xmlns:A="DAV:"><A:getetag/><B:address-data/></A:prop><A:href xmlns:A="DAV:">ADA</A:href></B:addressbook-multiget>',
    status: 207,
    answered: () => [ETAG, 'address-data>BEGIN:VCARD&#13;\nVERSION:3.0'],
  },
];

const DAVX5: Asked[] = [
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

const NAMESPACES =
  'xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/" xmlns:d="DAV:"';

/** Asks for ETags in the namespace of Apple's server. */
const THUNDERBIRD: Asked[] = [
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

const EVOLUTION: Asked[] = [
  {
    about: 'whether address books are spoken there',
    method: 'OPTIONS',
    where: book,
    status: 200,
    answered: () => [],
  },
  {
    about: 'the ctag',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '0' },
    body: '<D:propfind xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><D:prop><CS:getctag/></D:prop></D:propfind>',
    status: 207,
    answered: () => ['<cs:getctag>'],
  },
  {
    about: 'all names with what each is',
    method: 'PROPFIND',
    where: book,
    headers: { depth: '1' },
    body: '<D:propfind xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/"><D:prop><D:resourcetype/><D:displayname/><D:getcontenttype/><D:getcontentlength/><D:getetag/><D:creationdate/><D:getlastmodified/></D:prop></D:propfind>',
    status: 207,
    answered: (phone) => [`<d:href>${ada(phone)}<`, ETAG, 'getcontenttype>text/vcard'],
  },
  {
    about: 'somebody by a part of their name, with little of their cards',
    method: 'REPORT',
    where: book,
    headers: { depth: '1' },
    body: '<C:addressbook-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><D:prop><D:getetag/><C:address-data content-type="text/vcard" version="3.0"><C:prop name="VERSION"/><C:prop name="UID"/></C:address-data></D:prop><C:filter><C:prop-filter name="FN" test="anyof"><C:text-match collation="i;unicode-casemap" match-type="contains">lovel</C:text-match></C:prop-filter></C:filter></C:addressbook-query>',
    status: 207,
    answered: () => [ETAG, 'UID:ada-1&#13;\nEND:VCARD'],
  },
];

const PROGRAMS: [name: string, asked: Asked[]][] = [
  ['iPhone and Mac', APPLE],
  ['DAVx⁵', DAVX5],
  ['Thunderbird', THUNDERBIRD],
  ['Evolution', EVOLUTION],
];

let phone: Phone;
beforeAll(async () => {
  phone = await connectPhone();
  await phone.put('ada.vcf', adaCard());
});

describe.each(PROGRAMS)('%s', (_, asked) => {
  test.each(asked)(
    'asks for $about',
    async ({ method, where, headers, body, status, answered }) => {
      const answer = await phone.ask(method, where(phone), {
        headers: { 'content-type': 'application/xml', ...headers },
        ...(body !== undefined && { body: body.replace('ADA', ada(phone)) }),
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('dav') ?? 'addressbook').toContain('addressbook');
      for (const part of answered(phone)) {
        if (part === ETAG) expect(answer.text).toMatch(new RegExp(ETAG));
        else expect(answer.text).toContain(part);
      }
    },
  );
});

test('Thunderbird deletes without naming a state, and sees a conflict by 412', async () => {
  await phone.put('grace.vcf', adaCard('grace-1'));
  const conflict = await phone.put('grace.vcf', adaCard('grace-1', 'TITLE:Admiral'));
  expect(conflict.status).toBe(412);
  expect((await phone.ask('DELETE', phone.card('grace.vcf'))).status).toBe(204);
});
