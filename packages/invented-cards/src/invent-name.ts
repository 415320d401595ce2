import type { CardTruth } from './card-truth.ts';
import type { Locale } from './locales/locale.ts';
import type { Random } from './random.ts';

/** With credentials, the name has a prefix or a suffix, never both. */
export function inventName(
  random: Random,
  locale: Locale,
  withCredentials: boolean,
): CardTruth['name'] {
  const before = withCredentials && random.chance(0.5);
  return {
    prefix: before ? random.pick(locale.prefixes) : '',
    given: random.pick(locale.given),
    additional:
      locale.country === 'US' && random.chance(0.2) ? `${random.pick([...'ABDEJKLMRST'])}.` : '',
    family: random.pick(locale.family),
    suffix: withCredentials && !before ? random.pick(locale.credentials) : '',
  };
}

/** The parts of the name in the country's order. */
export function printedName(locale: Locale, name: CardTruth['name']): string {
  const parts = locale.familyFirst
    ? [name.family, name.given]
    : [name.given, name.additional, name.family];
  return parts.filter((part) => part !== '').join(' ');
}
