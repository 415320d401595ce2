import type { CountryCode } from 'libphonenumber-js/max';
import { type Evidence, shared, TRUST } from './evidence.ts';

/**
 * The letters of each country's Cyrillic alphabet that some other country's lacks. “ъ” counts as Bulgarian alone:
 * elsewhere it is rare, or parts letters.
 */
const OWN_LETTERS: Partial<Record<CountryCode, string>> = {
  BA: 'ђјљњћџ',
  BG: 'йщъьюя',
  BY: 'ёйыьэюяіў',
  KG: 'ёйщыьэюяңөү',
  KZ: 'ёйщыьэюяәғқңөұүһі',
  MK: 'ѓѕјљњќџ',
  MN: 'ёйщыьэюяөү',
  RS: 'ђјљњћџ',
  RU: 'ёйщыьэюя',
  TJ: 'ёйэюяғӣқӯҳҷ',
  UA: 'йщьюяґєії',
};
const ANY_OWN = new RegExp(`[${Object.values(OWN_LETTERS).join('')}]`, 'gu');

/** Russian's “ъ” parts a consonant from a vowel: “объект”. Bulgarian's is a vowel, and stands before no other. */
const PARTING = /ъ(?=[еёюя])/gu;

/** How many of the cards in Cyrillic letters are each country's. */
const CARDS: Partial<Record<CountryCode, number>> = {
  BA: 0.01,
  BG: 0.15,
  BY: 0.05,
  KG: 0.01,
  KZ: 0.08,
  // Serbia prints most of its cards in Latin letters.
  MK: 0.06,
  MN: 0.02,
  RS: 0.06,
  RU: 0.33,
  TJ: 0.01,
  UA: 0.22,
};

/** How often a letter of another alphabet is printed, as in a foreign name, or was misread. */
const FOREIGN = 0.003;

const GREEK = /\p{Script=Greek}/gu;
const WRITERS_OF_GREEK = new Map<CountryCode, number>([
  ['GR', 0.93],
  ['CY', 0.07],
]);
/** Fewer letters are a label, a sign of mathematics or a brand. */
const FEWEST = 8;

/** Letters of an alphabet of few own letters are each more probable, so a text without “ы” is rather Bulgarian. */
function byCyrillic(text: string): Evidence[] {
  const letters = text.replace(PARTING, '').match(ANY_OWN) ?? [];
  if (letters.length === 0 || (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) < FEWEST)
    return [];
  const probabilities = (Object.entries(OWN_LETTERS) as [CountryCode, string][]).map(
    ([country, own]): [CountryCode, number] => [
      country,
      letters.reduce(
        (product, letter) => product * (own.includes(letter) ? 1 / own.length : FOREIGN),
        CARDS[country] ?? 0,
      ),
    ],
  );
  return [shared(new Map(probabilities), TRUST.alphabet)];
}

/** Evidence from Greek letters, and from those Cyrillic ones that not all countries write. */
export function byAlphabet(texts: readonly string[]): Evidence[] {
  const text = texts.join('\n').toLowerCase();
  const isGreek = (text.match(GREEK)?.length ?? 0) >= FEWEST;
  return [...(isGreek ? [shared(WRITERS_OF_GREEK, TRUST.alphabet)] : []), ...byCyrillic(text)];
}
