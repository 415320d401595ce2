import { asciiLetters } from './ascii-letters.ts';
import type { Locale } from './locales/locale.ts';
import type { Random } from './random.ts';

/** Domains of mail services: they say nothing about an employer. */
export const freeMailDomains = ['gmail.com', 'outlook.com', 'yahoo.com', 'proton.me'];

/** Longer names are cut to their first word, as houses do for their address. */
const longestStem = 18;

export function inventDomain(random: Random, locale: Locale, brand: string): string {
  const between = random.chance(0.35) ? '-' : '';
  const whole = asciiLetters(brand, between);
  const [first = whole] = asciiLetters(brand, ' ').split(' ');
  return `${whole.length <= longestStem ? whole : first}.${random.pick(locale.domains)}`;
}

export function inventMailbox(random: Random, given: string, family: string): string {
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
