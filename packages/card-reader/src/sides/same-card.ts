import { phoneKey } from '@cardsift/contacts/normalize-values';
import { areInTwoScripts } from '@cardsift/contacts/text/script';
import { parse } from 'tldts';
import type { CardReading } from '../reading.ts';
import { isFreeMailHost } from '../understand/lexicon/free-mail.ts';
import { domainAgreement } from '../understand/own-addresses/domain-agreement.ts';
import { isMailboxOf } from '../understand/own-addresses/name-agreement.ts';
import { isSharedMailbox } from '../understand/own-addresses/own-addresses.ts';
import { squash } from '../understand/text/fold-spelt-out.ts';
import { lexemesOf } from '../understand/text/words.ts';
import { readHostName } from '../understand/values/online/host-name.ts';
import { saysTrade } from '../understand/values/word-kinds.ts';

/** From this agreement on, an address is a firm's own. */
const SAME_FIRM = 0.8;

/** In letters. Shorter names stand in too many signs and domains. */
const SHORTEST_NAME = 4;

/** Whether two readings are of one person’s card. */
export function sharePerson(a: CardReading, b: CardReading): boolean {
  const addresses = new Set(a.emails.map(({ value }) => value));
  const both = b.emails.filter(({ value }) => addresses.has(value));
  // Colleagues share “info@…”.
  if (both.some(({ value }) => !areTwoPeople(a, b) || !isShared(value))) return true;
  if (isPanelOf(a, b) || isPanelOf(b, a)) return true;
  if (namesInTwoScripts(a, b) && shareNumber(a, b)) return true;
  const name = squash(a.fullName?.value ?? '');
  const oneHasNoAddress = a.emails.length === 0 || b.emails.length === 0;
  return name !== '' && name === squash(b.fullName?.value ?? '') && oneHasNoAddress;
}

const localOf = (address: string) => address.slice(0, address.indexOf('@'));
const isShared = (address: string) => isSharedMailbox(localOf(address));

/** Whether both name somebody, in one script and in other letters. */
function areTwoPeople(a: CardReading, b: CardReading): boolean {
  const names = [a, b].map(({ fullName }) => squash(fullName?.value ?? ''));
  return names.every(Boolean) && names[0] !== names[1] && !namesInTwoScripts(a, b);
}

/** “t.erkoc@…” on a panel that names nobody, beside a Tolga Erkoc without a mailbox. */
function isPanelOf(panel: CardReading, { fullName, emails }: CardReading): boolean {
  if (!fullName || emails.length > 0 || panel.fullName) return false;
  return panel.emails.some(({ value }) => isMailboxOf(value, fullName.value));
}

/** Of two colleagues' cards both are in the same script. */
const namesInTwoScripts = (a: CardReading, b: CardReading) =>
  areInTwoScripts(a.fullName?.value ?? '', b.fullName?.value ?? '');

function shareNumber(a: CardReading, b: CardReading): boolean {
  const numbers = new Set(a.phones.map(({ value }) => phoneKey(value.number)));
  const isOnly = a.emails.length === 0 || b.emails.length === 0;
  return isOnly && b.phones.some(({ value }) => numbers.has(phoneKey(value.number)));
}

const companyOf = ({ org }: CardReading) => squash(org?.value ?? '');

/** A back names nobody: what looks like a person on it is the company's own name. Its mailboxes are the company's. */
export function mayBeBackOf(back: CardReading, front: CardReading): boolean {
  if (front.emails.length + front.phones.length === 0) return false;
  if (back.emails.length > 0 && !hasMailOf(back, front)) return false;
  return !back.fullName || squash(back.fullName.value) === companyOf(front);
}

/** Whether two sides have the same company or a domain of it. */
export function areOfOneFirm(back: CardReading, front: CardReading): boolean {
  const company = companyOf(front);
  const isCompany = [back.fullName, back.org].some((text) => squash(text?.value ?? '') === company);
  return (company !== '' && isCompany) || shareDomain(back, front);
}

function shareDomain(a: CardReading, b: CardReading): boolean {
  const domains = new Set(hostsOf(a).map(({ domain }) => domain));
  return hostsOf(b).some(({ domain }) => domains.has(domain));
}

/** Whether one side's sign begins like the other's or explains its domain, and they do not have two domains. */
export function areOfLikeFirms(a: CardReading, b: CardReading): boolean {
  const haveTwoDomains = hostsOf(a).length > 0 && hostsOf(b).length > 0 && !shareDomain(a, b);
  return !haveTwoDomains && (isCalledAfter(a, b) || isCalledAfter(b, a));
}

/** “Ser-Cars” and “Ser-Cars Rentals”, “SS Infrabuild & Construction” and ssinfrabuild.example. A trade alone is no name. */
function isCalledAfter({ org }: CardReading, other: CardReading): boolean {
  const words = lexemesOf(org?.value ?? '');
  const names = words.filter((word) => !saysTrade(word));
  const sign = words.join('');
  if (!org || names.length === 0 || sign.length < SHORTEST_NAME) return false;
  const others = lexemesOf(other.org?.value ?? '');
  const isNamedBy = (label: string) =>
    names.some((name) => name.length >= SHORTEST_NAME && label.includes(name));
  const labels = hostsOf(other)
    .map(({ label }) => label)
    .filter(isNamedBy);
  return (
    words.every((word, i) => word === others[i]) || domainAgreement(org.value, labels) >= SAME_FIRM
  );
}

/** Whether the only mailboxes of two sides are the company's. A mobile beside “info@…” is somebody's whose name is unread. */
function hasMailOf({ emails, org, phones }: CardReading, front: CardReading): boolean {
  const companies = [org, front.org].flatMap((each) => (each ? [each.value] : []));
  const isCalledSo = (address: string) =>
    companies.some(
      (company) =>
        domainAgreement(company, [localOf(address).replace(/(?<!\d)\d+$/, '')]) >= SAME_FIRM,
    );
  const isOfNobody = phones.every(({ value }) => !value.kinds.includes('cell'));
  return (
    front.emails.length === 0 &&
    emails.every(({ value }) => isCalledSo(value) || (isOfNobody && isShared(value)))
  );
}

/** Their own hosts: what a provider gives to each of its customers is theirs too. */
function hostsOf({ emails, websites }: CardReading): { domain: string; label: string }[] {
  const hosts = [
    ...emails.map(({ value }) => value.slice(value.indexOf('@') + 1)),
    ...websites.map(({ value }) => value.replace(/^https?:\/\//, '').split('/')[0] ?? ''),
  ];
  return hosts
    .flatMap((host) => readHostName(host) ?? [])
    .filter((host) => !isFreeMailHost(host))
    .map((known) => {
      const own = parse(known.host, { allowPrivateDomains: true });
      return {
        domain: own.domain ?? known.domain,
        label: own.domainWithoutSuffix ?? known.label,
      };
    });
}
