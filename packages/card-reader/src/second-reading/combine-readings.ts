import type { Phone, PostalAddress } from '@cardsift/contacts/contact';
import { withoutAbsent } from '@cardsift/contacts/without-absent';
import type { CardReading, Reading, TextLine } from '../reading.ts';
import { parseName } from '../understand/fields/person/person-name.ts';
import { unassignedLines } from '../understand/reading/unassigned.ts';
import { squash } from '../understand/text/fold.ts';
import { createJudge } from './judge-claims.ts';
import { type Claim, type Claims, readClaims } from './read-claims.ts';
import type { SecondAnswer } from './second-answer.ts';
import { suggestionsOf } from './suggestions-of.ts';

export interface SecondReading {
  answer: SecondAnswer;
  /** Who gave it, as people are told. */
  readBy: string;
  /** Whether it saw the picture, and not our lines alone. */
  sawPicture: boolean;
  /** What a second look of ours read on the same card, in pixels of the photograph. */
  secondLook?: readonly TextLine[];
}

/**
 * Our reading of a card, better for what a second reader says of it. Nothing that we read goes. A value counts if its
 * letters are on the card: it stands where we have none or doubt ours, which is the runner-up then; where we are sure,
 * ours stands, doubted, and theirs is the runner-up. What is not on the card is a suggestion. An answer of which most is
 * not on the card is another card's, and null.
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
    ...withoutAbsent({
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
 * Without texts that we read already, as another field or as the same in another script: a firm is no title because a model
 * mixed them up, and a card that names somebody twice is not in doubt.
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

/** Our name's parts go with our name; another name is taken apart anew. */
function nameOf(
  fullName: Reading | undefined,
  ours: CardReading,
  country: string | undefined,
): CardReading['name'] {
  if (!fullName || fullName.value === ours.fullName?.value) return ours.name;
  const { value, runnerUp, ...source } = fullName;
  return {
    ...source,
    value: parseName(value, country).name,
    ...(ours.name && { runnerUp: ours.name.value }),
  };
}

/** Lines of the second look that no value stands on say nothing that the first ones do not. */
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
    ...withoutAbsent({
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
