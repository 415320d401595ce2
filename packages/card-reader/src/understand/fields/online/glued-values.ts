import { readHostName } from './host-name.ts';

/**
 * A telephone number that an address is glued to. Its plus sign, or the marks between its digits, show that it is
 * one.
 */
const NUMBER_BEFORE_ADDRESS =
  /((?:\+\d|\d+[\s().-])[\d\s().-]{4,}\d)\s?[-–]?\s?(?=(?:www\.)?\p{L}[\p{L}\p{N}._%+-]*(?:@|\.\p{L}{2}))/giu;
const LEAST_DIGITS = 7;

/** “www.acme.co.ukjane@acme.co.uk” */
const SITE_BEFORE_EMAIL = /www\.[\p{L}\p{N}.-]+(?=@([\p{L}\p{N}.-]+))/giu;
const SITE_START = 'www.';

/** “jane@acme.comacme.com”, and the same with the separator read as a dot or a dash: “jane@acme.com.acme.com”. */
const EMAIL_BEFORE_SITE =
  /@((?:www\.)?([\p{L}\p{N}-]+\.[\p{L}.]*\p{L}))[.:·•|/–-]?(?=(?:www\.)?\2$)/giu;

/**
 * “jane@acme.comSkype: jane.doe”, “jane@acme.grW. www.acme.gr”: behind an ending that exists, a capital begins a
 * label.
 */
const EMAIL_BEFORE_LABEL = /@([\p{Ll}\d.-]+\.\p{Ll}{2,})(?=\p{Lu}\p{L}*\s?[.:]\s)/gu;

/**
 * Where a web address ends and a mailbox begins: behind the mailbox's own domain, or else behind the longest domain
 * that exists.
 */
function endOfSite(site: string, domain: string): number {
  const own = SITE_START.length + domain.length;
  const isOwn = site.slice(SITE_START.length).toLowerCase().startsWith(domain.toLowerCase());
  if (isOwn && own < site.length) return own;
  for (let end = site.length - 1; end > SITE_START.length; end--) {
    const host = readHostName(site.slice(0, end));
    if (host && !host.repaired && host.label !== 'www') return end;
  }
  return site.length;
}

/**
 * Puts a space between two values that were read as one. Where a number or a web address is complete, the next value
 * begins: “+44 20 7946 0958jane@acme.com”, “www.acme.comjane@acme.com”.
 */
export function partGlued(line: string): string {
  return line
    .replace(NUMBER_BEFORE_ADDRESS, (glued, number: string) =>
      number.replace(/\D/g, '').length < LEAST_DIGITS ? glued : `${number} `,
    )
    .replace(EMAIL_BEFORE_SITE, '@$1 ')
    .replace(EMAIL_BEFORE_LABEL, (end, host: string) =>
      readHostName(host)?.repaired === false ? `${end} ` : end,
    )
    .replace(SITE_BEFORE_EMAIL, (site, domain: string) => {
      const end = endOfSite(site, domain);
      return end < site.length ? `${site.slice(0, end)} ${site.slice(end)}` : site;
    });
}
