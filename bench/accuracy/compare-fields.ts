import type { CardReading, Reading } from '@cardsift/card-reader/reading';
import { asciiLetters } from '@cardsift/invented-cards/ascii-letters';
import type { CardTruth } from '@cardsift/invented-cards/card-truth';
import { firstPhone } from '@cardsift/invented-cards/first-phone';
import type { InventedCard } from '@cardsift/invented-cards/invented-card';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export const COMPARED_FIELDS = [
  'name',
  'title',
  'organization',
  'e-mail',
  'main phone',
  'all phones',
  'website',
] as const;

export type ComparedField = (typeof COMPARED_FIELDS)[number];

export interface Comparison {
  field: ComparedField;
  exact: boolean;
  /** As shown to people who look for the reason. Empty for nothing. */
  truth: string;
  reading: string;
  /** The confidence of the compared value. Undefined if nothing was read. */
  confidence: number | undefined;
  /** Of a wrong name, title or organization, whether the right one is among the other candidates. */
  offered?: boolean;
}

/** The numbers that people would save first: mobiles, or else the first one on the card. */
function mainPhonesOf(truth: CardTruth): string[] {
  const printed = truth.phones.find(({ kind }) => kind !== 'fax');
  return [firstPhone(truth), printed].flatMap((phone) => (phone ? [phone.e164] : []));
}

/**
 * Compares every field of the card with the reading. Texts are equal in NFC, trimmed, with single spaces and one kind
 * of apostrophe, and ignoring case if the card prints them in capitals. A name may keep its prefix and credentials.
 * Numbers are compared in E.164, e-mail addresses ignoring case, websites without scheme, `www.` and a final slash. A
 * value that the card does not have is wrong.
 */
export function compareFields(card: InventedCard, reading: CardReading): Comparison[] {
  const { truth, style } = card;
  const { capitals } = style;
  const country = truth.country as CountryCode;
  const phones = reading.phones.map(({ value }) => dialed(value.number, country));
  const mainPhones = mainPhonesOf(truth);
  const website = first(reading.websites.filter(({ origin }) => origin === 'printed'));
  const same = (left: string, right: string, inCapitals: boolean) =>
    plain(left) === plain(right) ||
    (inCapitals && upper(left, truth.locale) === upper(right, truth.locale));
  const compare = (
    field: ComparedField,
    wanted: string,
    read: Reading<unknown> | undefined,
    value: string,
    exact: boolean,
  ): Comparison => ({ field, truth: wanted, reading: value, exact, confidence: read?.confidence });
  const text = (
    field: ComparedField,
    wanted: string,
    read: Reading | undefined,
    inCapitals: boolean,
  ) => compare(field, wanted, read, read?.value ?? '', same(wanted, read?.value ?? '', inCapitals));
  const name = reading.fullName?.value ?? '';
  return [
    compare(
      'name',
      truth.fullName,
      reading.fullName,
      name,
      namesOf(card).some((known) => same(known, name, capitals.name)),
    ),
    text('title', truth.title ?? '', reading.title, capitals.title),
    truth.orgPrinted
      ? text('organization', truth.org ?? '', reading.org, capitals.org)
      : compare(
          'organization',
          truth.org ?? '',
          reading.org,
          reading.org?.value ?? '',
          inferredRight(truth, reading.org),
        ),
    compare(
      'e-mail',
      truth.emails[0] ?? '',
      first(reading.emails),
      first(reading.emails)?.value ?? '',
      plain(first(reading.emails)?.value ?? '').toLowerCase() === truth.emails[0],
    ),
    compare(
      'main phone',
      mainPhones[0] ?? '',
      first(reading.phones),
      phones[0] ?? '',
      mainPhones.length === 0 ? phones.length === 0 : mainPhones.includes(phones[0] ?? ''),
    ),
    compare(
      'all phones',
      truth.phones.map(({ e164 }) => e164).join(' '),
      leastSure(reading.phones),
      phones.join(' '),
      sameSet(
        phones,
        truth.phones.map(({ e164 }) => e164),
      ),
    ),
    compare(
      'website',
      truth.website ?? '',
      website,
      website?.value ?? '',
      bareAddress(website?.value ?? '') === bareAddress(truth.website ?? ''),
    ),
  ];
}

function namesOf({ truth, nameLine }: InventedCard): string[] {
  const { prefix, suffix } = truth.name;
  const withPrefix = `${prefix} ${truth.fullName}`;
  return [
    truth.fullName,
    withPrefix,
    `${truth.fullName}, ${suffix}`,
    `${truth.fullName} ${suffix}`,
    nameLine,
  ];
}

/** A domain shows letters, but no capitals, spaces or accents. */
function inferredRight(truth: CardTruth, read: Reading | undefined): boolean {
  if (truth.org === undefined) return read === undefined;
  const stem = truth.emails[0]?.split('@')[1]?.split('.')[0]?.replaceAll('-', '');
  return read?.origin === 'inferred' && asciiLetters(read.value) === stem;
}

function dialed(number: string, country: CountryCode): string {
  return parsePhoneNumberFromString(number, country)?.number ?? number;
}

function plain(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').replaceAll('’', "'");
}

function upper(text: string, locale: string): string {
  return plain(text).toLocaleUpperCase(locale);
}

function bareAddress(website: string): string {
  return plain(website)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

function first<T>(readings: Reading<T>[]): Reading<T> | undefined {
  return readings[0];
}

function leastSure<T>(readings: Reading<T>[]): Reading<T> | undefined {
  return readings.toSorted((a, b) => a.confidence - b.confidence)[0];
}

function sameSet(left: string[], right: string[]): boolean {
  return left.length === right.length && right.every((value) => left.includes(value));
}
