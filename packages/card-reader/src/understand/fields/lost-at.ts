import type { EmailAddress } from './email-address.ts';
import type { WebAddress } from './web-address.ts';

/** A local part, and the letter an @ is read as when its ring closes. */
const LOCAL_AND_AT = /^(.{2,})[aeoq0]$/;

/**
 * «janeaacme.com» beside `www.acme.com`: the e-mail address whose @ was read as a letter, told by
 * the website that stands elsewhere on the card; undefined where there is none.
 */
export function emailWithLostAt<W extends WebAddress>(
  websites: readonly W[],
): { website: W; email: EmailAddress } | undefined {
  for (const website of websites) {
    if (website.scheme !== null || website.path !== '') continue;
    for (const { host } of websites) {
      if (!website.host.host.endsWith(host.domain)) continue;
      const local = LOCAL_AND_AT.exec(website.host.host.slice(0, -host.domain.length))?.[1];
      if (local === undefined || local.startsWith('www.')) continue;
      const email = { value: `${local}@${host.domain}`, local, host, repaired: true };
      return { website, email };
    }
  }
  return undefined;
}
