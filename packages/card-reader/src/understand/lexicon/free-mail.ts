import domains from './free-mail-domains.json' with { type: 'json' };
import { freeMailProviders, worldwideProviders } from './word-lists.ts';

/** Whether people in every country use it: “yahoo.fr” is used in Dakar too, so its ending says little about the country. */
export const isWorldwideHost = ({ label }: { label: string }): boolean =>
  worldwideProviders.has(label);

/** Providers of single countries, whose names may be a firm's elsewhere: “eircom.net”, “menara.ma”. */
const providerDomains = new Set(domains);

/** Whether anyone gets an address at a host: it tells nothing about the employer. */
export function isFreeMailHost({
  label,
  domain,
  host,
}: {
  label: string;
  domain: string;
  host: string;
}): boolean {
  return freeMailProviders.has(label) || providerDomains.has(domain) || providerDomains.has(host);
}
