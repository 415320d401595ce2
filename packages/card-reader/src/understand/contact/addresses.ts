import type { Reading } from '../../reading.ts';
import { isFreeMail, isSharedMailbox } from '../own-addresses/own-addresses.ts';
import { spellMailbox } from '../spelling/spell-mailbox.ts';
import { foldSpeltOut, squash } from '../text/fold-spelt-out.ts';
import { similarity } from '../text/similarity.ts';
import { isSlipOf } from '../text/slips.ts';
import { lexemesOf } from '../text/words.ts';
import type { At, ExtractedValues } from '../values/extract-values.ts';
import type { EmailAddress } from '../values/online/email-address.ts';
import type { HostName } from '../values/online/host-name.ts';
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

/** Whom the card names. */
interface Named {
  name?: string | undefined;
  colleague?: string | undefined;
  organization?: string | undefined;
}

/**
 * E-mail addresses in printed order, shared mailboxes behind a person's own. One that its website confirms is surer, and
 * one that is spelt as its person is not sure.
 */
export function readEmails(
  { emails, websites }: ExtractedValues,
  lineConfidence: LineConfidence,
  { name = '', colleague = '', organization = '' }: Named = {},
): Reading[] {
  const confirmed = (email: EmailAddress) =>
    isFreeMail(email) || websites.some((site) => site.host.domain === email.host.domain);
  const isDoubtful = ({ local }: EmailAddress) =>
    isNearly(local, name) || [name, organization].some((each) => isNearlyWhole(local, each));
  const own = emails.filter((email) => !isSharedMailbox(email.local));
  const shared = emails.filter((email) => isSharedMailbox(email.local));
  const spelt = [...own, ...shared].map((email) => ({
    email,
    line: email.line,
    value: `${spellMailbox(email.local, [name, colleague])}@${email.host.host}`,
  }));
  return once(
    spelt,
    ({ value }) => value,
    ({ email, line, value }) => {
      const others = othersThan(value, [
        email.value,
        ...inOtherDomains(value, email.host, websites),
      ]);
      return {
        value,
        origin: 'printed',
        confidence:
          (confirmed(email) ? 0.97 : 0.93) *
          lineConfidence(line) *
          (email.repaired || isDoubtful(email) ? 0.9 : 1) *
          trustBeside(others),
        lines: [line],
        ...(others.length > 0 && { others }),
      };
    },
  );
}

/** In letters. Shorter domains are too easily like another one. */
const SHORTEST_DOMAIN = 8;

/** “jane@acmetols.com” above “acmetools.com”: either is misread, or the card has it wrong. */
const inOtherDomains = (value: string, own: HostName, others: readonly { host: HostName }[]) =>
  others
    .filter(
      ({ host }) =>
        Math.min(own.domain.length, host.domain.length) >= SHORTEST_DOMAIN &&
        isSlipOf(own.domain, host.domain),
    )
    .map(({ host }) => value.replace(own.domain, host.domain));

/** Of two readings that differ by a slip, nobody can be sure of one. */
const trustBeside = (others: readonly string[]) => (others.length > 0 ? 0.8 : 1);

const othersThan = (value: string, others: readonly string[]) =>
  [...new Set(others)].filter((other) => other !== value);

export function readWebsites(
  { emails, websites }: ExtractedValues,
  lineConfidence: LineConfidence,
): Reading[] {
  const confirmed = (site: WebAddress) =>
    emails.some((email) => email.host.domain === site.host.domain);
  return once(
    websites,
    (site) => site.value,
    (site: At<WebAddress>) => {
      const value = site.scheme === 'http' ? `http://${site.value}` : site.value;
      const others = othersThan(value, inOtherDomains(value, site.host, emails));
      return {
        value,
        origin: 'printed',
        confidence:
          (confirmed(site) ? 0.98 : 0.92) * lineConfidence(site.line) * trustBeside(others),
        lines: [site.line],
        ...(others.length > 0 && { others }),
      };
    },
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
