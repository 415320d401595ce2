import type { CountryCode } from 'libphonenumber-js/max';
import { lazily } from '../../lazily.ts';
import trigrams from './trigrams.json' with { type: 'json' };

const countries = (text: string): ReadonlyMap<CountryCode, number> =>
  new Map(
    text.split(' ').map((each): [CountryCode, number] => {
      const [country, weight] = each.split(':');
      return [country as CountryCode, Number(weight)];
    }),
  );

/** Where a language is printed on cards, by about how many people speak it there; English tells nothing. */
export const LANGUAGE_COUNTRIES: Partial<Record<string, ReadonlyMap<CountryCode, number>>> = {
  af: countries('ZA:90 NA:10'),
  ca: countries('ES:97 AD:3'),
  cs: countries('CZ:95 SK:5'),
  cy: countries('GB:100'),
  da: countries('DK:100'),
  de: countries('DE:76 AT:10 CH:10 LI:1 LU:1 IT:1 BE:1'),
  es: countries('MX:26 ES:24 CO:11 AR:11 PE:7 CL:6 VE:3 EC:4 GT:2 DO:2 BO:2 CR:2 UY:2 PY:1 PA:1'),
  et: countries('EE:100'),
  eu: countries('ES:95 FR:5'),
  fi: countries('FI:100'),
  fr: countries('FR:55 CA:8 BE:6 CH:5 MA:6 TN:4 DZ:4 SN:4 CI:4 CM:3 LU:1 MC:1'),
  ga: countries('IE:100'),
  gl: countries('ES:100'),
  hr: countries('HR:35 RS:40 BA:20 ME:5'),
  hu: countries('HU:96 RO:2 SK:2'),
  id: countries('ID:85 MY:15'),
  is: countries('IS:100'),
  it: countries('IT:95 CH:5'),
  lt: countries('LT:100'),
  lv: countries('LV:100'),
  nl: countries('NL:74 BE:26'),
  no: countries('NO:100'),
  pl: countries('PL:100'),
  pt: countries('BR:66 PT:30 AO:2 MZ:2'),
  ro: countries('RO:88 MD:12'),
  sk: countries('SK:95 CZ:5'),
  sl: countries('SI:100'),
  sv: countries('SE:92 FI:8'),
  tr: countries('TR:100'),
  vi: countries('VN:100'),
};

/** The groups of three letters of a word, its ends included: `_an`, `and`, `nd_`. */
export function trigramsOf(word: string): string[] {
  const letters = ['_', ...word.normalize('NFC').toLowerCase(), '_'];
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''));
}

/**
 * The file's unit: how many steps make one natural logarithm of how much more often a group stands in a language.
 */
export const STEPS = 4;
/** The value, in such steps, for a language in which a group is rare. */
const ABSENT = -2;

const languages = Object.keys(trigrams);

/** What 11,000 groups say about each language: one row of `steps` for each group. */
const toldByGroups = lazily(() => {
  const lists = Object.values(trigrams).map((groups) => groups.split(' '));
  const rows = new Map<string, number>();
  for (const group of lists.flat()) {
    const name = group.slice(0, -1);
    if (!rows.has(name)) rows.set(name, rows.size);
  }
  const steps = new Int8Array(rows.size * languages.length).fill(ABSENT);
  lists.forEach((groups, language) => {
    for (const group of groups) {
      const row = rows.get(group.slice(0, -1)) as number;
      steps[row * languages.length + language] = Number(group.at(-1));
    }
  });
  return { rows, steps };
});

/** Groups of one word and words of one card are not independent, so each counts only this much. */
const INDEPENDENT = 0.25;

/** How much more often than in any other language a card is in English, wherever it is from. */
const ENGLISH = 10;

export interface SpokenLanguage {
  language: string;
  /** 0 to 1: how probably it is the card's. */
  share: number;
}

/** The languages that a card may be in, the most probable first, English among them. */
export function spokenLanguages(texts: readonly string[]): SpokenLanguage[] {
  const words = new Set(
    texts.flatMap(
      (text) => text.replace(/\S*[@.]\S+\.\S*|\S*@\S*|www\S*/g, ' ').match(/\p{L}{2,}/gu) ?? [],
    ),
  );
  const { rows, steps } = toldByGroups();
  const sums = languages.map(() => 0);
  for (const group of [...words].flatMap(trigramsOf)) {
    const row = rows.get(group);
    if (row === undefined) continue;
    for (let i = 0; i < sums.length; i++)
      sums[i] = (sums[i] as number) + (steps[row * sums.length + i] as number) / STEPS;
  }
  const most = Math.max(...sums);
  const weights = languages.map((language, i) => {
    const share = Math.exp(INDEPENDENT * ((sums[i] as number) - most));
    return [language, language === 'en' ? ENGLISH * share : share] as const;
  });
  const all = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights
    .map(([language, weight]) => ({ language, share: weight / all }))
    .sort((a, b) => b.share - a.share);
}
