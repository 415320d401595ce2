import type { Contact } from '../contact.ts';
import type { ImportedProperty } from '../imported-property.ts';
import { isDay, isNoMeeting } from '../meeting.ts';
import { UNKNOWN_NAME } from '../names/unknown-name.ts';
import { cleanHashtags } from '../tags.ts';
import { cleanText } from '../text/clean-text.ts';
import { unfold } from './content-line.ts';
import { joinSoftBreaks, splitEscaped } from './encoding.ts';
import { keepProperties } from './keep-properties.ts';
import { takeOtherScript, withoutKnownReading } from './name-properties.ts';
import { photoUrl } from './photo.ts';
import { readProperties } from './read-properties.ts';
import {
  displayName,
  type Property,
  readAddress,
  readEmail,
  readName,
  readOrganization,
  readPhoneKinds,
  readPhoneNumber,
  readPreference,
  readText,
  readWebAddress,
} from './read-values.ts';
import { splitCards } from './split-cards.ts';

/** What a card in a file says. */
export interface ParsedCard {
  contact: Contact;
  /** As written in the file. */
  categories: string[];
  /** Without `urn:uuid:`, in lower case. Empty if there is none. */
  uid: string;
  /** The UIDs of the cards in a group. Undefined if it is not a group. */
  members?: string[];
  /** Lines that are not `name:value`. */
  unread: number;
}

/** Reads every person in a text of vCards 2.1, 3.0 or 4.0. */
export function parseVcards(text: string): Contact[] {
  return parseVcardFile(text)
    .filter(({ members }) => members === undefined)
    .map(({ contact }) => contact);
}

/**
 * Reads every card in a text of vCards 2.1, 3.0 or 4.0. The text is cut at END:VCARD, and a part
 * counts only if it has a BEGIN:VCARD. Skips what it does not understand, and never throws.
 *
 * @param most cards to read
 */
export function parseVcardFile(text: string, most = Number.POSITIVE_INFINITY): ParsedCard[] {
  const lines = unfold(joinSoftBreaks(cleanText(text).replace(/\r\n?/g, '\n')));
  return splitCards(lines).slice(0, most).map(readCard);
}

function readCard(lines: string[]): ParsedCard {
  const { properties: written, unread } = readProperties(lines);
  const { properties, otherScript } = takeOtherScript(written);
  const all = (...names: string[]) =>
    names.flatMap((name) =>
      preferredFirst(properties.filter((one) => one.name === name && one.value.trim() !== '')),
    );
  const first = (name: string) => all(name)[0];
  const text = (name: string) => readText(first(name) ?? NOTHING);
  const used: (Property | undefined)[] = SINGLE.map(first);

  const name = readName(first('N') ?? NOTHING);
  const { org, department } = readOrganization(first('ORG') ?? NOTHING);
  const address = readAddress(first('ADR') ?? NOTHING);
  const categories = all('CATEGORIES').flatMap((one) => splitEscaped(one.value, ','));
  const photo = all('PHOTO').find((one) => photoUrl(one) !== undefined);
  const emails = all('EMAIL').filter((one) => readEmail(one) !== '');
  const phones = all('TEL').filter((one) => readPhoneNumber(one) !== '');
  const urls = all('URL', 'X-SOCIALPROFILE').filter((one) => readWebAddress(one) !== undefined);
  used.push(photo, ...emails, ...phones, ...urls);

  let contact: Contact = {
    fullName: text('FN') || displayName(name) || org || UNKNOWN_NAME,
    emails: emails.map(readEmail),
    phones: phones.map((one) => ({ number: readPhoneNumber(one), kinds: readPhoneKinds(one) })),
    urls: urls.flatMap((one) => readWebAddress(one) ?? []),
    hashtags: cleanHashtags(categories),
  };
  if (name) contact.name = name;
  const phonetic = { family: text(PHONETIC_LAST), given: text(PHONETIC_FIRST) };
  if (phonetic.family + phonetic.given !== '') contact.phonetic = phonetic;
  if (org !== '') contact.org = org;
  if (department !== '') contact.department = department;
  if (text('TITLE') !== '') contact.title = text('TITLE');
  if (text('NOTE') !== '') contact.note = text('NOTE');
  if (otherScript) contact.otherScript = otherScript;
  if (address) contact.address = address;
  const [event = '', place = '', day = ''] = splitEscaped(
    first('X-CARDSIFT-MET')?.value ?? '',
    ';',
  ).map((part) => part.trim());
  const met = { event, place, day: isDay(day) ? day : '' };
  if (!isNoMeeting(met)) contact.met = met;
  const address64 = photo && photoUrl(photo);
  if (address64) contact.photo = address64;
  contact = withoutKnownReading(contact);
  const imported = keepProperties(properties, new Set(used), contact);
  if (imported.length > 0) contact.imported = imported;
  return {
    contact,
    categories: categories.map((one) => one.trim()),
    uid: readUid(text('UID')),
    ...(isGroup(imported) && { members: readMembers(properties) }),
    unread,
  };
}

const PHONETIC_FIRST = 'X-PHONETIC-FIRST-NAME';
const PHONETIC_LAST = 'X-PHONETIC-LAST-NAME';

/** Properties that a contact has only once. */
const SINGLE = ['FN', 'N', 'ORG', 'TITLE', 'NOTE', 'ADR', PHONETIC_FIRST, PHONETIC_LAST];

const NOTHING: Property = { name: '', value: '', params: {} };

/** Moves the preferred entry to the front, as the main one. The rest keeps its order. */
function preferredFirst(properties: Property[]): Property[] {
  return properties.toSorted((a, b) => readPreference(a) - readPreference(b));
}

function isGroup(properties: ImportedProperty[]): boolean {
  return properties.some(
    ({ name, value }) =>
      (name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND') &&
      value.trim().toLowerCase() === 'group',
  );
}

function readMembers(properties: Property[]): string[] {
  return properties
    .filter(({ name }) => name === 'MEMBER' || name === 'X-ADDRESSBOOKSERVER-MEMBER')
    .map((one) => readUid(readText(one)));
}

function readUid(uid: string): string {
  return uid.replace(/^urn:uuid:/i, '').toLowerCase();
}
