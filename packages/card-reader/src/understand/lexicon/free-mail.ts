import domains from './free-mail-domains.json' with { type: 'json' };

/** Domains that people in every country write; a company's is hardly ever one letter from them. */
export const WORLDWIDE_PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'protonmail.com',
  'yahoo.com',
];

/** Their names: “yahoo.fr” is written in Dakar too, so that its ending tells little of a country. */
const worldwideNames = new Set(
  ['live', 'msn', ...WORLDWIDE_PROVIDERS].map((domain) => domain.replace(/\..*/, '')),
);

export const isWorldwideHost = ({ label }: { label: string }): boolean => worldwideNames.has(label);

/** Domains where anyone gets an address: they tell nothing about the employer. Second-level names. */
export const freeMailProviders = new Set(
  `pec legalmail arubapec postecert gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud me mac aol gmx web t-online freenet
  mail protonmail proton pm tutanota tuta posteo mailbox zoho fastmail hey yandex qq 163 126 sina orange
  wanadoo free laposte sfr bbox neuf libero virgilio tiscali alice tin hetnet ziggo kpnmail planet xs4all
  home telenet skynet bluewin hispeed sunrise gmx-topmail arcor vodafone seznam centrum volny email azet
  zoznam wp o2 onet interia op poczta gazeta freemail citromail indamail t-email telia comhem bredband
  spray hotmail telenor online getmail jubii ofir btinternet btopenworld sky talktalk virginmedia ntlworld
  blueyonder comcast verizon att sbcglobal bellsouth cox charter earthlink rogers shaw sympatico uol bol
  terra ig sapo clix mynet superonline bigpond optusnet rediffmail inbox list ukr rambler duck`.split(
    /\s+/,
  ),
);

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
