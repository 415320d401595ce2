import type { Contact, Phone } from '@cardsift/contacts/contact';
import { UNKNOWN_NAME } from '@cardsift/contacts/names/unknown-name';
import { areInTwoScripts } from '@cardsift/contacts/text/script';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import type { Plane } from '../../geometry.ts';
import { LONGEST_LINE } from '../../limits.ts';
import type { CardReading, Reading } from '../../reading.ts';
import { digitsOf } from '../text/digits.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { withoutMarks } from '../text/without-marks.ts';
import { takeEmails } from '../values/online/email-address.ts';
import { isSocial } from '../values/online/social-profile.ts';
import { takeWebAddresses } from '../values/online/web-address.ts';
import { parsePhone } from '../values/phone/phone-number.ts';
import { parseMecard } from './mecard.ts';

/** A code's values are exact, because they were not read letter by letter. */
const EXACT = 0.99;

const exact = <T>(value: T, printed?: Reading<T>): Reading<T> => ({
  value,
  origin: 'printed',
  confidence: EXACT,
  lines: printed?.lines ?? [],
});

/**
 * A text of a code. Its maker may have typed without accents. If the card has the same text with accents, the accents
 * are the person's.
 */
function exactText(coded: string, printed: Reading<string> | undefined): Reading<string> {
  const isSpeltOut =
    printed?.value.length === coded.length &&
    withoutMarks(coded) === coded.toLowerCase() &&
    withoutMarks(printed.value) === coded.toLowerCase() &&
    printed.value.toLowerCase() !== coded.toLowerCase();
  return exact(isSpeltOut ? printed.value : coded, printed);
}

/** The part of a code's text that patterns for card lines may see: a code holds up to 4,296 characters. */
const short = (text: string) => text.slice(0, LONGEST_LINE);

function contactOf(payload: string): Contact | null {
  const empty = { fullName: '', emails: [], phones: [], urls: [], hashtags: [] };
  const text = payload.trim();
  if (/^BEGIN:VCARD/i.test(text)) return parseVcards(text)[0] ?? null;
  if (/^MECARD:/i.test(text)) return parseMecard(text);
  if (/^tel:/i.test(text)) return { ...empty, phones: [{ number: text.slice(4), kinds: [] }] };
  if (/^mailto:/i.test(text)) {
    const { found } = takeEmails(short(text.slice(7)));
    return { ...empty, emails: found.map((email) => email.value) };
  }
  if (/^https?:\/\/\S+$/i.test(text) || /^www\.\S+$/i.test(text)) return { ...empty, urls: [text] };
  return null;
}

/** A list in which a code's exact values replace the printed ones. */
function mergeList<T>(
  printed: readonly Reading<T>[],
  coded: readonly T[],
  keyOf: (value: T) => string,
): Reading<T>[] {
  const rest = new Map(coded.map((value) => [keyOf(value), value]));
  const merged = printed.map((reading) => {
    const value = rest.get(keyOf(reading.value));
    if (value === undefined) return reading;
    rest.delete(keyOf(reading.value));
    return exact(value, reading);
  });
  return [...merged, ...[...rest.values()].map((value) => exact(value))];
}

const websiteKey = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '');

function mergePhones(
  printed: readonly Reading<Phone>[],
  coded: readonly Phone[],
): Reading<Phone>[] {
  const key = ({ number }: Phone) =>
    digitsOf(parsePhone(number, [])?.key ?? '').slice(-8) || number;
  const dialed = coded
    .map(({ number, kinds }) => ({ number: short(number), kinds }))
    .filter(({ number }) => parsePhone(number, []) !== null);
  const tidy = dialed.map(({ number, kinds }) => {
    const twin = printed.find((reading) => key(reading.value) === key({ number, kinds }));
    const parsed = parsePhone(number, []);
    return {
      number: parsed?.valid ? parsed.number : (twin?.value.number ?? number),
      kinds: kinds.length > 0 ? kinds : (twin?.value.kinds ?? ['work' as const]),
    };
  });
  return mergeList(printed, tidy, key);
}

function mergeContact<Reading extends CardReading<Plane>>(
  reading: Reading,
  contact: Contact,
): Reading {
  const merged = { ...reading, otherScript: { ...reading.otherScript } };
  // A code names somebody in one script, and the card may in two.
  const isAgain = (field: 'fullName' | 'title' | 'department' | 'org', text: string) =>
    areInTwoScripts(text, reading[field]?.value ?? '');
  const take = (field: 'fullName' | 'title' | 'department' | 'org', text: string | undefined) => {
    if (!text) return;
    const into = isAgain(field, text) ? merged.otherScript : merged;
    into[field] = exactText(text, into[field]);
  };
  const name = contact.fullName === UNKNOWN_NAME ? '' : contact.fullName;
  if (squash(name) !== squash(contact.org ?? '')) take('fullName', name);
  const named = isAgain('fullName', name) ? merged.otherScript : merged;
  const isOfCode = name !== '' && named.fullName?.value === name;
  if (contact.name && isOfCode) named.name = exact(contact.name, named.name);
  take('org', contact.org);
  take('title', contact.title);
  take('department', contact.department);
  if (contact.address) merged.address = exact(contact.address, reading.address);
  merged.emails = mergeList(
    reading.emails,
    contact.emails.map((email) => email.toLowerCase()),
    (email) => email,
  );
  merged.phones = mergePhones(reading.phones, contact.phones);
  const social = (url: string) => takeWebAddresses(short(url)).found.some(isSocial);
  merged.websites = mergeList(
    reading.websites,
    contact.urls.filter((url) => !social(url)),
    websiteKey,
  );
  merged.socials = mergeList(reading.socials, contact.urls.filter(social), websiteKey);
  if (Object.keys(merged.otherScript).length > 0) return merged;
  const { otherScript: _, ...others } = merged;
  return others as typeof merged;
}

/** Adds what the card's codes hold; their exact values win over printed ones. */
export function mergeQrPayloads<Reading extends CardReading<Plane>>(
  reading: Reading,
  payloads: readonly string[],
): Reading {
  return payloads.reduce((merged, payload) => {
    const contact = contactOf(payload);
    return contact ? mergeContact(merged, contact) : merged;
  }, reading);
}
