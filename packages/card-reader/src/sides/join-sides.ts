import { phoneKey } from '@cardsift/contacts/normalize-values';
import { areInTwoScripts } from '@cardsift/contacts/text/script';
import type { CardReading, OtherScriptReading, PersonReading, Reading } from '../reading.ts';
import { isMailboxOf } from '../understand/own-addresses/name-agreement.ts';
import { squash } from '../understand/text/fold-spelt-out.ts';
import { readHostName } from '../understand/values/online/host-name.ts';

/**
 * Makes one reading of the front and the back of one card on one photo. Two readings are sides of
 * one card when they share an e-mail address or a person's name, or a number where their names are in two scripts, or
 * when one of them names nobody, and its mailbox is called like the other's person or its company is that of exactly one
 * other: colleagues' cards stay apart.
 */
export function joinSides(readings: readonly CardReading[]): CardReading[] {
  const joined: CardReading[] = [];
  for (const reading of readings) {
    const other = joined.findIndex((known) => sharePerson(known, reading));
    if (other < 0) joined.push(reading);
    else joined[other] = join(joined[other] as CardReading, reading);
  }
  for (const back of [...joined]) {
    const [front, ...others] = joined.filter((each) => each !== back && isBackOf(back, each));
    if (!front || others.length > 0) continue;
    joined[joined.indexOf(front)] = join(front, back);
    joined.splice(joined.indexOf(back), 1);
  }
  return joined;
}

/**
 * Gives numbers and an address that stand on a panel of their own, naming neither person nor company,
 * to the only person on the photo without a number.
 */
export function joinPanelTexts(readings: readonly CardReading[]): CardReading[] {
  const [panel, ...panels] = readings.filter(namesNothing);
  const [person, ...persons] = readings.filter((each) => each.fullName && each.phones.length === 0);
  if (!panel || !person || panels.length + persons.length > 0) return [...readings];
  const whole = join(person, { ...panel, quad: null });
  return readings.flatMap((each) => (each === panel ? [] : [each === person ? whole : each]));
}

function namesNothing({ fullName, org, emails, websites }: CardReading): boolean {
  return fullName === undefined && org === undefined && emails.length + websites.length === 0;
}

function sharePerson(a: CardReading, b: CardReading): boolean {
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

/** A back names nobody: what looks like a person on it is the company's own name. */
function isBackOf(back: CardReading, front: CardReading): boolean {
  if (back.emails.length > 0 || front.emails.length + front.phones.length === 0) return false;
  const company = squash(front.org?.value ?? '');
  const texts = [back.fullName, back.org].map((text) => squash(text?.value ?? ''));
  const isCompany = (text: string | undefined) => Boolean(text) && text === company;
  if (back.fullName && !isCompany(texts[0])) return false;
  const domains = new Set(domainsOf(front));
  return texts.some(isCompany) || domainsOf(back).some((domain) => domains.has(domain));
}

function domainsOf({ emails, websites }: CardReading): string[] {
  const hosts = [
    ...emails.map(({ value }) => value.slice(value.indexOf('@') + 1)),
    ...websites.map(({ value }) => value.replace(/^https?:\/\//, '').split('/')[0] ?? ''),
  ];
  return hosts.flatMap((host) => readHostName(host)?.domain ?? []);
}

/** What the front says, and what only the back says; the back's lines follow the front's. */
function join(front: CardReading, side: CardReading): CardReading {
  const back = withLinesFrom(front.lines.length, side);
  const bothOrgs = [front.org, back.org].filter((org) => org !== undefined);
  const unreadable = new Set([...(front.unreadable ?? []), ...(back.unreadable ?? [])]);
  const org = bothOrgs.find(({ origin }) => origin === 'printed') ?? bothOrgs[0];
  return {
    ...back,
    ...front,
    ...(org && { org }),
    ...otherScriptOf({ ...front, ...(org && { org }) }, back),
    ...(back.quad && { backQuad: back.quad }),
    lines: [...front.lines, ...back.lines],
    emails: once([...front.emails, ...back.emails]),
    phones: once([...front.phones, ...back.phones]),
    websites: once([...front.websites, ...back.websites]),
    socials: once([...front.socials, ...back.socials]),
    industry: front.industry === 'Other' ? back.industry : front.industry,
    hashtags: [...new Set([...front.hashtags, ...back.hashtags])].slice(0, 6),
    unassigned: [...front.unassigned, ...back.unassigned],
    ...(unreadable.size > 0 && { unreadable: [...unreadable] }),
  };
}

/** What one side says in one script and the other side in another. */
function otherScriptOf(front: CardReading, back: CardReading): Pick<CardReading, 'otherScript'> {
  const other: OtherScriptReading = { ...back.otherScript, ...front.otherScript };
  const isAgain = (field: 'fullName' | 'title' | 'department' | 'org') =>
    !front.otherScript?.[field] &&
    areInTwoScripts(front[field]?.value ?? '', back[field]?.value ?? '');
  if (isAgain('fullName')) Object.assign(other, { fullName: back.fullName, name: back.name });
  for (const field of ['title', 'department', 'org'] as const)
    if (isAgain(field)) Object.assign(other, { [field]: back[field] });
  return Object.keys(other).length > 0 ? { otherScript: other } : {};
}

function withLinesFrom(start: number, reading: CardReading): CardReading {
  const moved = <T>(value: Reading<T>): Reading<T> => ({
    ...value,
    lines: value.lines.map((line) => line + start),
  });
  const person = (of: PersonReading): PersonReading => ({
    ...(of.fullName && { fullName: moved(of.fullName) }),
    ...(of.name && { name: moved(of.name) }),
    ...(of.phonetic && { phonetic: moved(of.phonetic) }),
    ...(of.title && { title: moved(of.title) }),
    ...(of.otherScript && {
      otherScript: Object.fromEntries(
        Object.entries(of.otherScript).map(([field, value]) => [field, moved<unknown>(value)]),
      ),
    }),
  });
  const { colleague, department, org, tagline, address } = reading;
  return {
    ...reading,
    ...person(reading),
    ...(colleague && { colleague: person(colleague) }),
    ...(department && { department: moved(department) }),
    ...(org && { org: moved(org) }),
    ...(tagline && { tagline: moved(tagline) }),
    ...(address && { address: moved(address) }),
    emails: reading.emails.map(moved),
    phones: reading.phones.map(moved),
    websites: reading.websites.map(moved),
    socials: reading.socials.map(moved),
    unassigned: reading.unassigned.map((line) => line + start),
  };
}

/** Each value once, whatever its spelling of spaces and capitals. */
function once<T>(readings: readonly Reading<T>[]): Reading<T>[] {
  const keyOf = ({ value }: Reading<T>) =>
    squash(typeof value === 'string' ? value : (value as { number: string }).number);
  return [...new Map(readings.toReversed().map((each) => [keyOf(each), each])).values()].reverse();
}
