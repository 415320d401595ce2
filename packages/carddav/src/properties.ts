import type { BookState, Quota } from './address-book.ts';
import type { Entry } from './address-book-entries.ts';
import { formatEtag, formatSyncToken } from './etag.ts';
import type { Properties, Wanted } from './multistatus.ts';
import { homePath, principalPath, ROOT } from './paths.ts';
import { calendarServer, carddav, dav, type QualifiedName } from './xml/names.ts';
import { element, escapeXml } from './xml/write-xml.ts';

/** The most bytes in a card that a client sends. We shrink its picture. */
export const MOST_CARD_BYTES = 4 * 1024 * 1024;

const BOOK_NAME = 'Cardsift';

export const VCARD_VERSIONS = ['3.0', '4.0'] as const;

const href = (path: string) => element(dav('href'), escapeXml(path));

/** The privileges that the book's owner has (RFC 3744). */
const privileges = (...names: string[]) =>
  names.map((name) => element(dav('privilege'), element(dav(name)))).join('');

const reports = (...names: QualifiedName[]) =>
  names
    .map((name) => element(dav('supported-report'), element(dav('report'), element(name))))
    .join('');

const common = (userId: string): [QualifiedName, () => string][] => [
  [dav('current-user-principal'), () => href(principalPath(userId))],
  [dav('owner'), () => href(principalPath(userId))],
];

const QUOTA_USED = dav('quota-used-bytes');
const QUOTA_AVAILABLE = dav('quota-available-bytes');

/**
 * Whether the client asks for the quota by name. `allprop` does not include it (RFC 4331, 3 and 4).
 */
export const asksQuota = (wanted: Wanted): boolean =>
  wanted.kind === 'properties' &&
  wanted.names.some((name) => name === QUOTA_USED || name === QUOTA_AVAILABLE);

/** The quota of the whole account. A book has none of its own. */
const quotaProperties = (quota: Quota | undefined): [QualifiedName, () => string][] =>
  quota
    ? [
        [QUOTA_USED, () => String(quota.used)],
        [QUOTA_AVAILABLE, () => String(Math.max(0, quota.allowed - quota.used))],
      ]
    : [];

export const rootProperties = (userId: string): Properties =>
  new Map([
    ...common(userId),
    [dav('resourcetype'), () => element(dav('collection'))],
    [dav('displayname'), () => BOOK_NAME],
    [dav('principal-collection-set'), () => href(`${ROOT}principals/`)],
    [dav('current-user-privilege-set'), () => privileges('read')],
    [dav('supported-report-set'), () => ''],
  ]);

export const principalProperties = (userId: string): Properties =>
  new Map([
    ...common(userId),
    [dav('resourcetype'), () => element(dav('principal'))],
    [dav('displayname'), () => BOOK_NAME],
    [dav('principal-URL'), () => href(principalPath(userId))],
    [carddav('addressbook-home-set'), () => href(homePath(userId))],
    [dav('current-user-privilege-set'), () => privileges('read')],
    [dav('supported-report-set'), () => ''],
  ]);

export const homeProperties = (userId: string, quota: Quota | undefined): Properties =>
  new Map([
    ...common(userId),
    ...quotaProperties(quota),
    [dav('resourcetype'), () => element(dav('collection'))],
    [dav('displayname'), () => BOOK_NAME],
    [carddav('addressbook-home-set'), () => href(homePath(userId))],
    [dav('current-user-privilege-set'), () => privileges('read')],
    [dav('supported-report-set'), () => ''],
  ]);

export const bookProperties = (
  userId: string,
  state: BookState,
  quota: Quota | undefined,
): Properties =>
  new Map([
    ...common(userId),
    ...quotaProperties(quota),
    [dav('resourcetype'), () => element(dav('collection')) + element(carddav('addressbook'))],
    [dav('displayname'), () => BOOK_NAME],
    [carddav('addressbook-description'), () => 'Your contacts in Cardsift'],
    [carddav('supported-address-data'), writeSupportedData],
    [carddav('supported-collation-set'), writeCollations],
    [carddav('max-resource-size'), () => String(MOST_CARD_BYTES)],
    [dav('sync-token'), () => formatSyncToken(state)],
    [calendarServer('getctag'), () => formatSyncToken(state)],
    [
      dav('current-user-privilege-set'),
      () =>
        privileges(
          'read',
          'write',
          'write-content',
          'bind',
          'unbind',
          'read-current-user-privilege-set',
        ),
    ],
    [
      dav('supported-report-set'),
      () =>
        reports(
          carddav('addressbook-query'),
          carddav('addressbook-multiget'),
          dav('sync-collection'),
        ),
    ],
  ]);

export function cardProperties(userId: string, epoch: string, entry: Entry): Properties {
  const writeEtag = () => escapeXml(formatEtag(epoch, entry.sequence));
  return new Map([
    ...common(userId),
    [dav('resourcetype'), () => ''],
    [dav('getetag'), writeEtag],
    // Thunderbird asks for ETags under this name.
    [calendarServer('getetag'), writeEtag],
    [dav('getcontenttype'), () => 'text/vcard; charset=utf-8'],
    [dav('getlastmodified'), () => entry.changedAt.toUTCString()],
    [dav('current-user-privilege-set'), () => privileges('read', 'write', 'write-content')],
    [dav('supported-report-set'), () => ''],
  ]);
}

function writeSupportedData(): string {
  return VCARD_VERSIONS.map((version) =>
    element(carddav('address-data-type'), '', { 'content-type': 'text/vcard', version }),
  ).join('');
}

function writeCollations(): string {
  return ['i;ascii-casemap', 'i;octet', 'i;unicode-casemap']
    .map((name) => element(carddav('supported-collation'), name))
    .join('');
}
