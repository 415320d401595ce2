import domains from './free-mail-domains.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import { wordSet } from './word-list.ts';

/** Mail domains that people in every country use. A company's domain is hardly ever one letter from them. */
export const WORLDWIDE_PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'protonmail.com',
  'yahoo.com',
];

/** Their names: “yahoo.fr” is used in Dakar too, so its ending says little about the country. */
const worldwideNames = new Set(
  ['live', 'msn', ...WORLDWIDE_PROVIDERS].map((domain) => domain.replace(/\..*/, '')),
);

export const isWorldwideHost = ({ label }: { label: string }): boolean => worldwideNames.has(label);

/** Domains where anyone gets an address: they tell nothing about the employer. Second-level names. */
export const freeMailProviders = wordSet(lists.freeMailProviders);

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
