import type { Phone, PostalAddress } from '@cardsift/contacts/contact';
import { LONGEST_LINE } from '../limits.ts';
import type { CardReading } from '../reading.ts';
import { cardLikeLines } from '../understand/card/card-like-lines.ts';
import { layOut } from '../understand/card/lay-out.ts';
import { tidyTitle } from '../understand/contact/tidy-title.ts';
import { readableCase } from '../understand/text/readable-case.ts';
import { extractValues } from '../understand/values/extract-values.ts';
import { takeEmails } from '../understand/values/online/email-address.ts';
import { isSocial } from '../understand/values/online/social-profile.ts';
import { takeWebAddresses } from '../understand/values/online/web-address.ts';
import { parseName } from '../understand/values/person/person-name.ts';
import { takePhones } from '../understand/values/phone/take-phones.ts';
import { CUT } from '../understand/values/taken.ts';
import { findLetters } from './find-letters.ts';
import { layLines } from './lay-lines.ts';
import type { LetterRule } from './letter-cells.ts';
import type { SecondAnswer } from './second-answer.ts';

/** A value that a second reader claims, in our own form. */
export interface Claim<T> {
  value: T;
  /** Indices of the lines that have its letters, or null if they are not on the card. */
  lines: number[] | null;
  /** How many of its letters are only plausible alternatives there. */
  alternatives: number;
}

export interface Claims {
  fullName: Claim<string>[];
  title: Claim<string>[];
  department: Claim<string>[];
  org: Claim<string>[];
  tagline: Claim<string>[];
  address: Claim<PostalAddress>[];
  emails: Claim<string>[];
  phones: Claim<Phone>[];
  websites: Claim<string>[];
  socials: Claim<string>[];
}

/**
 * Parses what a second reader says of a card. Each value is normalized by our own parsers and searched for on the
 * card. What a parser rejects is no claim.
 */
export function readClaims(
  answer: SecondAnswer,
  reading: CardReading,
): { claims: Claims; country: string | undefined } {
  const { dialed, home } = extractValues(cardLikeLines(layOut(layLines(reading))));
  const claim = <T>(text: string, rule: LetterRule, value: T): Claim<T> => {
    const found = findLetters(text, reading.lines, rule);
    return { value, lines: found?.lines ?? null, alternatives: found?.alternatives ?? 0 };
  };
  const text = (said: string | null, toValue: (text: string) => string) => {
    const printed = shorten(said ?? '');
    const value = printed && toValue(printed);
    return value ? [claim(printed, 'text', value)] : [];
  };
  const addresses = answer.websites.map(shorten).flatMap((printed) => {
    const [address] = whole(takeWebAddresses(printed));
    return address ? [{ address, claim: claim(printed, 'address', address.value) }] : [];
  });
  const claims: Claims = {
    fullName: text(answer.fullName, (name) => parseName(name, home).fullName),
    title: text(answer.title, (title) => readableCase(tidyTitle(title), home)),
    department: text(answer.department, (department) => department),
    org: text(answer.org, (org) => org),
    tagline: text(answer.tagline, (tagline) => tagline),
    address: answer.address ? claimAddress(answer.address, claim) : [],
    emails: answer.emails.map(shorten).flatMap((printed) => {
      const [email] = whole(takeEmails(printed));
      return email ? [claim(printed, 'address', email.value)] : [];
    }),
    phones: answer.phones.flatMap(({ number, kind }): Claim<Phone>[] => {
      const printed = shorten(number);
      const [phone, ...others] = takePhones(`Tel. ${printed}`, dialed).found;
      if (!phone || others.length > 0) return [];
      const kinds: Phone['kinds'] = [kind === 'fax' ? 'fax' : (phone.kind ?? kind)];
      return [claim(printed, 'digits', { number: phone.number, kinds })];
    }),
    websites: addresses.filter(({ address }) => !isSocial(address)).map(({ claim }) => claim),
    socials: addresses.filter(({ address }) => isSocial(address)).map(({ claim }) => claim),
  };
  return { claims, country: home };
}

/** Limits what our patterns see of a text from elsewhere. */
const shorten = (text: string) => text.slice(0, LONGEST_LINE).replace(/\s+/g, ' ').trim();

/** What a parser found, if that was the whole text. */
const whole = <T>({ found, rest }: { found: T[]; rest: string }): T[] =>
  found.length === 1 && rest.replaceAll(CUT, '').trim() === '' ? found : [];

/** Every part must be on the card, or the address is not. A country that is not printed is dropped. */
function claimAddress(
  said: PostalAddress,
  claim: (text: string, rule: LetterRule, value: string) => Claim<string>,
): Claim<PostalAddress>[] {
  const value = { street: '', city: '', region: '', postcode: '', country: '' };
  const parts = (Object.keys(value) as (keyof PostalAddress)[]).flatMap((part) => {
    const printed = shorten(said[part]);
    const found = claim(printed, 'text', part);
    if (printed === '' || (part === 'country' && found.lines === null)) return [];
    value[part] = printed;
    return [found];
  });
  if (value.street === '' && value.city === '' && value.postcode === '') return [];
  const isPrinted = parts.every(({ lines }) => lines !== null);
  const lines = [...new Set(parts.flatMap((part) => part.lines ?? []))].toSorted((a, b) => a - b);
  const alternatives = parts.reduce((sum, part) => sum + part.alternatives, 0);
  return [{ value, lines: isPrinted ? lines : null, alternatives }];
}
