import { asciiLetters } from './ascii-letters.ts';
import type { Locale } from './locales/locale.ts';
import type { Random } from './random.ts';
import type { TrapSetter } from './trap-setter.ts';

/** Domains of mail services, which say nothing about an employer. */
const FREE_MAIL_DOMAINS = ['gmail.com', 'outlook.com', 'yahoo.com', 'proton.me'];

/** Longer names are cut to their first word, as organizations do for their domains. */
const LONGEST_STEM = 18;

function inventDomain(random: Random, locale: Locale, brand: string): string {
  const between = random.chance(0.35) ? '-' : '';
  const whole = asciiLetters(brand, between);
  const [first = whole] = asciiLetters(brand, ' ').split(' ');
  return `${whole.length <= LONGEST_STEM ? whole : first}.${random.pick(locale.domains)}`;
}

function inventMailbox(random: Random, given: string, family: string): string {
  const first = asciiLetters(given);
  const last = asciiLetters(family);
  return random.pick([
    `${first}.${last}`,
    `${first}.${last}`,
    `${first.charAt(0)}.${last}`,
    `${first.charAt(0)}${last}`,
    `${first}_${last}`,
    first,
    last,
  ]);
}

interface OnlineAddresses {
  /** The person's own address comes first. */
  emails: string[];
  /** The organization's domain, whatever the e-mail's is. */
  domain: string;
  /** True if neither the card nor the e-mail's domain names the organization. */
  orgHidden: boolean;
  orgPrinted: boolean;
}

export function inventOnlineAddresses(
  random: Random,
  locale: Locale,
  traps: TrapSetter,
  of: { given: string; family: string; brand: string },
): OnlineAddresses {
  const freeMail = traps.draw('free-mail', 0.05);
  const orgPrinted = !traps.draw('no printed organization', freeMail ? 0.3 : 0.08);
  const domain = inventDomain(random, locale, of.brand);
  const mailDomain = freeMail ? random.pick(FREE_MAIL_DOMAINS) : domain;
  const own = `${inventMailbox(random, of.given, of.family)}@${mailDomain}`;
  const general = `${random.pick(['info', 'office', 'hello', 'contact'])}@${domain}`;
  const withGeneral = !freeMail && traps.draw('general e-mail first', 0.06);
  return {
    emails: withGeneral ? [own, general] : [own],
    domain,
    orgPrinted,
    orgHidden: freeMail && !orgPrinted,
  };
}
