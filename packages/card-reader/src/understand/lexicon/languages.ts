/** Languages the lexicons know, by ISO 639-1; Slovak goes with Czech. */
export type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'pt'
  | 'it'
  | 'nl'
  | 'sv'
  | 'no'
  | 'da'
  | 'fi'
  | 'pl'
  | 'cs'
  | 'hu'
  | 'tr';

const together = (countries: string, ...languages: Language[]) =>
  Object.fromEntries(countries.split(' ').map((country) => [country, languages]));

const SPOKEN: Record<string, Language[]> = {
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr', 'it'],
  LI: ['de'],
  LU: ['fr', 'de'],
  BE: ['nl', 'fr'],
  IT: ['it'],
  NL: ['nl'],
  SE: ['sv'],
  NO: ['no'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  PL: ['pl'],
  CZ: ['cs'],
  SK: ['cs'],
  HU: ['hu'],
  TR: ['tr'],
  ...together('ES MX AR CL CO PE EC UY PY BO VE CR GT HN NI SV DO PA', 'es'),
  ...together('PT BR AO MZ CV', 'pt'),
  ...together('FR MC SN CI MA TN DZ CM BJ TG BF ML', 'fr'),
};

/** The languages that cards of a country are printed in, apart from English. */
export function languagesOf(country: string | undefined): Language[] {
  return SPOKEN[country ?? ''] ?? [];
}
