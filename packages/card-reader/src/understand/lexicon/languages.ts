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

const SPOKEN: Record<string, Language[]> = {
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr', 'it'],
  LI: ['de'],
  FR: ['fr'],
  LU: ['fr', 'de'],
  BE: ['nl', 'fr'],
  ES: ['es'],
  MX: ['es'],
  AR: ['es'],
  CL: ['es'],
  CO: ['es'],
  PT: ['pt'],
  BR: ['pt'],
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
};

/** The languages that cards of a country are printed in, apart from English. */
export function languagesOf(country: string | undefined): Language[] {
  return SPOKEN[country ?? ''] ?? [];
}
