import type { Phone, PostalAddress } from '@cardsift/contacts/contact';
import { dropUndefined } from '@cardsift/contacts/drop-undefined';
import type { CardReading, Reading, TextLine } from '../reading.ts';
import { unassignedLines } from '../understand/contact/unassigned.ts';
import { squash } from '../understand/text/fold-spelt-out.ts';
import { parseName } from '../understand/values/person/person-name.ts';
import { createJudge } from './judge-claims.ts';
import { type Claim, type Claims, readClaims } from './read-claims.ts';
import type { SecondAnswer } from './second-answer.ts';
import { suggestionsOf } from './suggestions-of.ts';

export interface SecondReading {
  answer: SecondAnswer;
  /** The second reader's name, as people see it. */
  readBy: string;
  /** Whether it saw the picture, and not just our lines. */
  sawPicture: boolean;
  /** What our second look at the same card read, in pixels of the photograph. */
  secondLook?: readonly TextLine[];
}

/**
 * Improves our reading of a card by a second reader's answer. Nothing that we read is lost. A value counts if its
 * letters are on the card. It fills an empty field; it replaces a value that we doubt, which becomes the runner-up; and
 * if we are sure, ours stays but is marked for checking, and theirs becomes the runner-up. A value that is not on the
 * card is only suggested. If most of an answer is not on the card, the answer is about another card, and the result is
 * null.
 */
export function combineReadings(
  ours: CardReading,
  { answer, readBy, sawPicture, secondLook = [] }: SecondReading,
): CardReading | null {
  const seen = { ...ours, lines: [...ours.lines, ...secondLook] };
  const { claims: all, country } = readClaims(answer, seen);
  if (isOfAnotherCard(all)) return null;
  const claims = withoutMisplaced(all, ours);
  const judge = createJudge(seen.lines, { readBy, sawPicture });

  const fullName = judge.one(ours.fullName, claims.fullName[0], squash);
  const combined: CardReading = {
    ...seen,
    ...dropUndefined({
      fullName,
      name: nameOf(fullName, ours, country),
      title: judge.one(ours.title, claims.title[0], squash),
      department: judge.one(ours.department, claims.department[0], squash),
      org: judge.one(ours.org, claims.org[0], squash),
      tagline: judge.one(ours.tagline, claims.tagline[0], squash),
      address: judge.one(ours.address, claims.address[0], addressKey),
    }),
    emails: judge.several(ours.emails, claims.emails, (email) => email),
    phones: judge.several(ours.phones, claims.phones, phoneKey),
    websites: judge.several(ours.websites, claims.websites, urlKey),
    socials: judge.several(ours.socials, claims.socials, urlKey),
    suggestions: suggestionsOf(claims, ours, readBy),
  };
  const placed = withoutUnusedLines(combined, ours.lines.length);
  return { ...placed, unassigned: unassignedLines(placed) };
}

const urlKey = (url: string) => url.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').toLowerCase();
const phoneKey = ({ number }: Phone) => number.replace(/\D/g, '');
const addressKey = ({ street, postcode, city, region, country }: PostalAddress) =>
  squash([street, postcode, city, region, country].join(' '));

function isOfAnotherCard(claims: Claims): boolean {
  const all: Claim<unknown>[] = Object.values(claims).flat();
  return all.filter(({ lines }) => lines !== null).length * 2 < all.length;
}

const TEXTS = ['fullName', 'title', 'department', 'org', 'tagline'] as const;

/**
 * Drops texts that we already read, in another field or in another script. A model may confuse a firm with a title, and
 * a card that prints a name twice is not in doubt.
 */
function withoutMisplaced(claims: Claims, ours: CardReading): Claims {
  const isOurs = (value: string, field: string) =>
    TEXTS.some((other) => other !== field && squash(ours[other]?.value ?? '') === squash(value));
  const isAgain = (value: string, field: (typeof TEXTS)[number]) =>
    field !== 'tagline' &&
    ours.otherScript?.[field] !== undefined &&
    squash(ours.otherScript[field].value) === squash(value);
  const kept = TEXTS.map((field) => [
    field,
    claims[field].filter(({ value }) => !isOurs(value, field) && !isAgain(value, field)),
  ]);
  return { ...claims, ...Object.fromEntries(kept) };
}

/** The parts of our name belong to our name only. Another name is split again. */
function nameOf(
  fullName: Reading | undefined,
  ours: CardReading,
  country: string | undefined,
): CardReading['name'] {
  if (!fullName || fullName.value === ours.fullName?.value) return ours.name;
  const { value, others, ...source } = fullName;
  return {
    ...source,
    value: parseName(value, country).name,
    ...(ours.name && { others: [ours.name.value] }),
  };
}

/** Drops lines of the second look that no value uses: they repeat the first look's lines. */
function withoutUnusedLines(reading: CardReading, own: number): CardReading {
  const values = [
    ...[reading.fullName, reading.name, reading.title, reading.department, reading.org],
    ...[reading.tagline, reading.address],
    ...[reading.emails, reading.phones, reading.websites, reading.socials].flat(),
  ].filter((value) => value !== undefined);
  const used = new Set(values.flatMap(({ lines }) => lines));
  const kept = reading.lines.flatMap((_, line) => (line < own || used.has(line) ? [line] : []));
  const moved = <T extends { lines: number[] }>(value: T): T => ({
    ...value,
    lines: value.lines.map((line) => kept.indexOf(line)),
  });
  const { fullName, name, title, department, org, tagline, address } = reading;
  return {
    ...reading,
    lines: kept.flatMap((line) => reading.lines[line] ?? []),
    ...dropUndefined({
      fullName: fullName && moved(fullName),
      name: name && moved(name),
      title: title && moved(title),
      department: department && moved(department),
      org: org && moved(org),
      tagline: tagline && moved(tagline),
      address: address && moved(address),
    }),
    emails: reading.emails.map(moved),
    phones: reading.phones.map(moved),
    websites: reading.websites.map(moved),
    socials: reading.socials.map(moved),
  };
}
