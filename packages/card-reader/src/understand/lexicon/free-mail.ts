import domains from './free-mail-domains.json' with { type: 'json' };
import { wordSet } from './word-list.ts';
import lists from './word-lists.json' with { type: 'json' };

/** Providers that people in every country use: “yahoo.fr” is used in Dakar too, so its ending says little about the country. */
const worldwideProviders = wordSet(lists.worldwideProviders);

export const isWorldwideHost = ({ label }: { label: string }): boolean =>
  worldwideProviders.has(label);

/** Domains where anyone gets an address: they tell nothing about the employer. Second-level names. */
const freeMailProviders = wordSet(lists.freeMailProviders);

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
