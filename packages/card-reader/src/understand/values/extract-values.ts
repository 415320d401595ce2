import type { CountryCode } from 'libphonenumber-js/max';
import type { LaidLine } from '../card/lay-out.ts';
import { byCallingCodes } from '../country/country-evidence/by-numbers.ts';
import { countriesOfCard } from '../country/country-of-card.ts';
import { isWorldwideHost } from '../lexicon/free-mail.ts';
import { latinPart } from '../text/latin-part.ts';
import { withBrokenAddresses } from './online/broken-addresses.ts';
import { type EmailAddress, takeEmails } from './online/email-address.ts';
import { isSocial, type SocialProfile, takeHandles } from './online/social-profile.ts';
import { takeWebAddresses, type WebAddress } from './online/web-address.ts';
import { takeDirectDialing } from './phone/direct-dialing.ts';
import type { FoundPhone } from './phone/found-phone.ts';
import { labelBeside } from './phone/label-beside.ts';
import { reachOf } from './phone/phone-label.ts';
import { takePhones } from './phone/take-phones.ts';
import { withAreaCodes } from './phone/with-area-code.ts';

/** A value with the index of its line. */
export type At<T> = T & { line: number };

export interface ExtractedValues {
  emails: At<EmailAddress>[];
  websites: At<WebAddress>[];
  socials: At<SocialProfile>[];
  phones: At<FoundPhone>[];
  /** The lines' texts with what the grammars took cut out. */
  rests: string[];
  /** The countries that a number without a calling code may be dialed in, the most likely first. */
  dialed: CountryCode[];
  /** How probably it is dialed as in the first of them. */
  certainty: number;
  /** The first of them, where it is sure enough to judge spelling by its language. */
  home?: string;
}

/**
 * Takes every value with a grammar of its own out of the lines.
 * @param unread the scripts of the card that were seen and not read, in English
 */
export function extractValues(
  lines: readonly LaidLine[],
  unread: readonly string[] = [],
): ExtractedValues {
  const at = <T extends object>(found: readonly T[], line: number): At<T>[] =>
    found.map((value) => ({ ...value, line }));
  const texts = withBrokenAddresses(
    lines.map((line) => latinPart(line.text)),
    lines,
  );
  const rests = [...texts];
  const take = <T extends object>(
    extract: (text: string) => { found: T[]; rest: string },
  ): At<T>[] =>
    rests.flatMap((text, line) => {
      const { found, rest } = extract(text);
      rests[line] = rest;
      return at(found, line);
    });

  const emails = take(takeEmails);
  const addresses = take(takeWebAddresses).filter(
    ({ behindAt, host }) => !behindAt || emails.some((email) => email.host.domain === host.domain),
  );
  const handles = take(takeHandles);
  const socials = addresses
    .filter(isSocial)
    .map(({ value, line }) => ({ value, completed: false, line }));
  const isOfMailbox = ({ host }: WebAddress) =>
    emails.some((email) => email.host.domain === host.domain);
  // A firm's own before those of its brands and of what it belongs to.
  const websites = addresses
    .filter((address) => !isSocial(address))
    .toSorted((a, b) => Number(isOfMailbox(b)) - Number(isOfMailbox(a)));
  const hosts = [...emails, ...websites].map(({ host }) => host);
  const suffixesOf = (isWorldwide: boolean) =>
    hosts.filter((host) => isWorldwideHost(host) === isWorldwide).map(({ suffix }) => suffix);
  const { dialed, certainty, home } = countriesOfCard(texts, {
    inAllScripts: lines.map(({ text }) => text),
    unread,
    suffixes: suffixesOf(false),
    providerSuffixes: suffixesOf(true),
  });
  const abroad = byCallingCodes(texts)
    .flatMap((evidence) => [...evidence.keys()])
    .filter((country) => dialed.length > 0 && !dialed.includes(country));
  const taken = take((text) => takePhones(text, dialed, abroad));
  const phones = withAreaCodes(taken, texts, dialed[0]).flatMap((phone) => {
    const beside = phone.labeled ? null : labelBeside(lines, phone.line);
    if (!beside) return [phone];
    const { kind, text } = beside;
    if (kind === 'other') return [];
    return [{ ...phone, labeled: kind, ...(kind === 'work' && reachOf(text)) }];
  });
  rests.forEach((text, line) => {
    const numbers = phones.map((phone) => ({ phone, printed: texts[phone.line] ?? '' }));
    const landlines = numbers.filter(({ phone }) => phone.line <= line && phone.kind !== 'cell');
    // Of several in a line the first is printed whole.
    const ofCompany = landlines.find(({ phone }) => phone.line === landlines.at(-1)?.phone.line);
    if (!ofCompany) return;
    const inLine = numbers.filter(({ phone }) => phone.line === line);
    const { found, rest } = takeDirectDialing(text, ofCompany, inLine);
    rests[line] = rest;
    phones.push(...at(found, line));
  });
  return {
    emails,
    websites,
    socials: [...socials, ...handles],
    phones,
    rests,
    dialed,
    certainty,
    home,
  };
}
