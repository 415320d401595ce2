import type { Random } from '@cardsift/invented-cards/random';
import { ANYWHERE, type Mapped } from './mapped.ts';
import type { Country } from './material.ts';

/**
 * The share of names from anywhere in the world, because most countries have no material of their
 * own.
 */
const FROM_ANYWHERE = 0.2;

function pickMapped(country: Country, what: keyof Mapped, random: Random): string {
  const own = country.mapped[what];
  const from = own.length === 0 || random.chance(FROM_ANYWHERE) ? ANYWHERE[what] : own;
  return random.pick(from);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A made-up name of one to three words: “Gozdni Med”. */
export function nameOfWords(country: Country, random: Random): string {
  const count = random.pick([1, 1, 2, 2, 2, 3]);
  const words = Array.from({ length: count }, () => pickMapped(country, 'words', random));
  return words.map(random.chance(0.75) ? capitalized : (word) => word).join(' ');
}

export const nameOfBrand = (country: Country, random: Random) =>
  pickMapped(country, 'brands', random);

export const nameOfTrade = (country: Country, random: Random) =>
  capitalized(pickMapped(country, 'trades', random));

/** What sets one bakery apart from another: its owner, its place or its name. */
function ownPart(country: Country, random: Random): string {
  const { people, more, addresses, organizations } = country;
  const roll = random.next();
  if (roll < 0.25) return random.pick(people.surnames);
  if (roll < 0.35) return random.pick(random.chance(0.5) ? people.female : people.male);
  if (roll < 0.6) return random.pick(more.cities.length > 0 ? more.cities : addresses.cities);
  if (roll < 0.75) return random.pick(organizations.brandPieces);
  return nameOfWords(country, random);
}

const QUOTES = ['“”', '""', '„“', '„”', '«»', '‘’', "''"];

/** “Klinik Santé”, “Lake View Guest House”, “Pekara „Zora“”. */
export function tradeWithName(country: Country, random: Random): string {
  const trade = nameOfTrade(country, random);
  let own = ownPart(country, random);
  if (random.chance(0.07)) {
    const [open = '', close = ''] = [...random.pick(QUOTES)];
    own = open + own + close;
  }
  // In Germanic languages the trade follows the name; in most others it precedes it.
  const isBehind = random.chance(country.languages[0] === 'en' ? 0.7 : 0.25);
  return isBehind ? `${own} ${trade}` : `${trade} ${own}`;
}

/** “Bäckerei · Konditorei · Café”, or one of them. */
export function listedTrades(country: Country, random: Random): string {
  const count = random.pick([1, 1, 2, 3, 3]);
  const trades = Array.from({ length: count }, () => nameOfTrade(country, random));
  return trades.join(random.pick([' · ', ' • ', ' | ', ', ', ' – ', ' & ', ' / ']));
}
