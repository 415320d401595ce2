import type { Locale } from './locales/locale.ts';
import type { Random } from './random.ts';

export interface Organization {
  /** Without the legal form. */
  brand: string;
  legalForm?: string;
  likePerson: boolean;
}

const HEADS = [
  'Nor',
  'Vel',
  'Ark',
  'Lum',
  'Bri',
  'Tes',
  'Cor',
  'Hal',
  'Mar',
  'Sol',
  'Zen',
  'Quil',
  'Fen',
  'Ost',
  'Kal',
];
const MIDDLES = ['a', 'i', 'o', 'en', 'ar', 'um', 'ev', 'is'];
const TAILS = [
  'tiva',
  'dora',
  'nix',
  'vance',
  'mond',
  'ric',
  'lum',
  'tor',
  'wick',
  'berg',
  'sen',
  'para',
];

/** An organization that does not exist, with a name of one of the shapes that cards show. */
export function inventOrganization(random: Random, locale: Locale): Organization {
  const trade = random.pick(locale.trades);
  const family = random.pick(locale.family);
  const coined = random.pick(HEADS) + random.pick(MIDDLES) + random.pick(TAILS);
  const shape = random.integer(0, 6);
  const likePerson = shape === 0;
  const brand =
    shape === 0
      ? `${random.pick(locale.given)} ${family}`
      : shape === 1
        ? `${family} & ${random.pick(locale.family)}`
        : shape === 2
          ? `${family} ${trade}`
          : shape === 3
            ? coined
            : `${coined} ${trade}`;
  return random.chance(0.6)
    ? { brand, legalForm: random.pick(locale.legalForms), likePerson }
    : { brand, likePerson };
}
