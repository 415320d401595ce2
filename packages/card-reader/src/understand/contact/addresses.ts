import type { Reading } from '../../reading.ts';
import { isFreeMail, isSharedMailbox } from '../own-addresses/own-addresses.ts';
import { foldSpeltOut, squash } from '../text/fold-spelt-out.ts';
import { similarity } from '../text/similarity.ts';
import { lexemesOf } from '../text/words.ts';
import type { At, ExtractedValues } from '../values/extract-values.ts';
import type { EmailAddress } from '../values/online/email-address.ts';
import type { SocialProfile } from '../values/online/social-profile.ts';
import type { WebAddress } from '../values/online/web-address.ts';

type LineConfidence = (line: number) => number;

function once<T extends { line: number }>(
  values: readonly T[],
  toValue: (value: T) => string,
  reading: (value: T) => Reading,
): Reading[] {
  const seen = new Map<string, Reading>();
  for (const value of values) {
    const key = toValue(value).replace(/^www\./, '');
    const known = seen.get(key);
    if (known) known.lines = [...new Set([...known.lines, value.line])];
    else seen.set(key, reading(value));
  }
  return [...seen.values()];
}

/** So alike that a letter or two of one were misread. */
const NEARLY = 0.75;
/** Shorter names differ from others in a letter, too. */
const LONG = 8;

/**
 * “winterboume” of a Winterbourne: either may be misread, or the two are spelt in two ways.
 */
function isNearly(local: string, name: string): boolean {
  const words = [...lexemesOf(name), ...lexemesOf(foldSpeltOut(name))];
  return lexemesOf(local)
    .filter((token) => token.length > 4 && !words.includes(token))
    .some((token) => words.some((word) => word.length > 4 && similarity(token, word) >= NEARLY));
}

/** “ottershedlc” of an “Otter Shed LLC”: a mailbox called like somebody as a whole, but for a letter. */
function isNearlyWhole(local: string, name: string): boolean {
  const [letters, whole] = [local.replace(/[^a-z]/g, ''), squash(name)];
  return (
    whole.length >= LONG &&
    letters !== whole &&
    Math.abs(letters.length - whole.length) < 2 &&
    similarity(letters, whole) >= 1 - 1.5 / whole.length
  );
}

/**
 * E-mail addresses in printed order, shared mailboxes behind a person's own; one that its website
 * confirms is surer.
 */
export function readEmails(
  { emails, websites }: ExtractedValues,
  lineConfidence: LineConfidence,
  { name = '', organization = '' } = {},
): Reading[] {
  const confirmed = (email: EmailAddress) =>
    isFreeMail(email) || websites.some((site) => site.host.domain === email.host.domain);
  const isDoubtful = ({ local }: EmailAddress) =>
    isNearly(local, name) || [name, organization].some((each) => isNearlyWhole(local, each));
  const own = emails.filter((email) => !isSharedMailbox(email.local));
  const shared = emails.filter((email) => isSharedMailbox(email.local));
  return once(
    [...own, ...shared],
    (email) => email.value,
    (email: At<EmailAddress>) => ({
      value: email.value,
      origin: 'printed',
      confidence:
        (confirmed(email) ? 0.97 : 0.93) *
        lineConfidence(email.line) *
        (email.repaired || isDoubtful(email) ? 0.9 : 1),
      lines: [email.line],
    }),
  );
}

export function readWebsites(
  { emails, websites }: ExtractedValues,
  lineConfidence: LineConfidence,
): Reading[] {
  const confirmed = (site: WebAddress) =>
    emails.some((email) => email.host.domain === site.host.domain);
  return once(
    websites,
    (site) => site.value,
    (site: At<WebAddress>) => ({
      value: site.scheme === 'http' ? `http://${site.value}` : site.value,
      origin: 'printed',
      confidence: (confirmed(site) ? 0.98 : 0.92) * lineConfidence(site.line),
      lines: [site.line],
    }),
  );
}

export function readSocials(
  { socials }: ExtractedValues,
  lineConfidence: LineConfidence,
): Reading[] {
  return once(
    socials,
    (social) => social.value,
    (social: At<SocialProfile>) => ({
      value: social.value,
      origin: social.completed ? 'inferred' : 'printed',
      confidence: (social.completed ? 0.8 : 0.95) * lineConfidence(social.line),
      lines: [social.line],
    }),
  );
}
