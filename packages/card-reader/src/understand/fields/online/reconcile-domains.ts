import { squash } from '../../text/fold.ts';
import { similarity } from '../../text/similarity.ts';
import type { EmailAddress } from './email-address.ts';
import type { HostName } from './host-name.ts';
import type { WebAddress } from './web-address.ts';

/** From this similarity on, one is taken for a misreading of the other: `arkewance` and `arkevvance`. */
const ALIKE = 0.75;

/** “acmeorg.uk” beside `jane@acme.org.uk`: a domain that lost a dot. */
function lacksDots(read: HostName, right: HostName): boolean {
  const plain = (domain: string) => domain.replaceAll('.', '');
  return read.domain.length < right.domain.length && plain(read.domain) === plain(right.domain);
}

function withDots<W extends WebAddress>(website: W, right: HostName): W {
  const { host, value } = website;
  if (!lacksDots(host, right)) return website;
  const mend = (text: string) => text.replace(host.domain, right.domain);
  return { ...website, value: mend(value), host: { ...right, host: mend(host.host) } };
}

/** How well the card's other texts support a domain's label. */
function support(label: string, texts: readonly string[]): number {
  const plain = squash(label);
  return texts.filter((text) => squash(text).includes(plain)).length;
}

/**
 * Where the domains of e-mail and website differ by a misreading, both get the form that the card's other texts
 * support. Without such evidence both stay as read.
 */
export function reconcileDomains<E extends EmailAddress, W extends WebAddress>(
  emails: readonly E[],
  websites: readonly W[],
  texts: readonly string[],
): { emails: E[]; websites: W[] } {
  const asRead = { emails: [...emails], websites: [...websites] };
  const [site] = websites;
  if (!site) return asRead;
  const dotted = emails.find(({ host }) => lacksDots(site.host, host));
  if (dotted) {
    return { ...asRead, websites: websites.map((each) => withDots(each, dotted.host)) };
  }
  const email = emails.find(
    ({ host }) =>
      host.label !== site.host.label && similarity(host.label, site.host.label) >= ALIKE,
  );
  if (!email) return asRead;
  // “Wacme.com” beside `jane@acme.com`: a label that lost its space.
  const glued = site.host.label === `w${email.host.label}`;
  const difference = glued ? 1 : support(email.host.label, texts) - support(site.host.label, texts);
  if (difference === 0) return asRead;
  const [right, wrong] = difference > 0 ? [email.host, site.host] : [site.host, email.host];
  const mend = (value: string) => value.replace(wrong.label, right.label);
  const mendHost = <T extends EmailAddress | WebAddress>(item: T): T =>
    item.host.label === wrong.label
      ? {
          ...item,
          value: mend(item.value),
          host: {
            ...item.host,
            host: mend(item.host.host),
            domain: mend(item.host.domain),
            label: right.label,
          },
        }
      : item;
  return { emails: emails.map(mendHost), websites: websites.map(mendHost) };
}
