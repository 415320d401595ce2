import { phoneKey } from '@cardsift/contacts/normalize-values';
import { areInTwoScripts } from '@cardsift/contacts/text/script';
import type { CardReading } from '../reading.ts';
import { isFreeMailHost } from '../understand/lexicon/free-mail.ts';
import { domainAgreement } from '../understand/own-addresses/domain-agreement.ts';
import { isMailboxOf } from '../understand/own-addresses/name-agreement.ts';
import { isSharedMailbox } from '../understand/own-addresses/own-addresses.ts';
import { squash } from '../understand/text/fold-spelt-out.ts';
import { type HostName, readHostName } from '../understand/values/online/host-name.ts';

/** From this agreement on, an address is a firm's own. */
const SAME_FIRM = 0.8;

/** In letters. Shorter signs begin like too many others. */
const SHORTEST_SIGN = 4;

/** Whether two readings are of one person’s card. */
export function sharePerson(a: CardReading, b: CardReading): boolean {
  const addresses = new Set(a.emails.map(({ value }) => value));
  if (b.emails.some(({ value }) => addresses.has(value))) return true;
  if (isPanelOf(a, b) || isPanelOf(b, a)) return true;
  if (namesInTwoScripts(a, b) && shareNumber(a, b)) return true;
  const name = squash(a.fullName?.value ?? '');
  const oneHasNoAddress = a.emails.length === 0 || b.emails.length === 0;
  return name !== '' && name === squash(b.fullName?.value ?? '') && oneHasNoAddress;
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
  const domains = new Set(hostsOf(front).map(({ domain }) => domain));
  return (company !== '' && isCompany) || hostsOf(back).some(({ domain }) => domains.has(domain));
}

/** Whether one side's sign explains the other's sign or domain. */
export const areOfLikeFirms = (a: CardReading, b: CardReading): boolean =>
  isCalledAfter(a, b) || isCalledAfter(b, a);

/** A sign that begins as the other side's (“Ser-Cars” and “Ser-Cars Rentals”), or explains its domain. */
function isCalledAfter({ org }: CardReading, other: CardReading): boolean {
  if (!org) return false;
  const sign = squash(org.value);
  const begins = sign.length >= SHORTEST_SIGN && companyOf(other).startsWith(sign);
  const labels = hostsOf(other).map(({ label }) => label);
  return begins || domainAgreement(org.value, labels) >= SAME_FIRM;
}

/** Whether the only mailboxes of two sides are the company's. */
function hasMailOf({ emails, org }: CardReading, front: CardReading): boolean {
  const companies = [org, front.org].flatMap((each) => (each ? [each.value] : []));
  return (
    front.emails.length === 0 &&
    emails.every(({ value }) => {
      const local = value.slice(0, value.indexOf('@'));
      return (
        isSharedMailbox(local) ||
        companies.some(
          (company) => domainAgreement(company, [local.replace(/\d+$/, '')]) >= SAME_FIRM,
        )
      );
    })
  );
}

function hostsOf({ emails, websites }: CardReading): HostName[] {
  const hosts = [
    ...emails.map(({ value }) => value.slice(value.indexOf('@') + 1)),
    ...websites.map(({ value }) => value.replace(/^https?:\/\//, '').split('/')[0] ?? ''),
  ];
  return hosts.flatMap((host) => readHostName(host) ?? []).filter((host) => !isFreeMailHost(host));
}
