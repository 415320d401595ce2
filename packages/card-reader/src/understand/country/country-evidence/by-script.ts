import type { CountryCode } from 'libphonenumber-js/max';
import { chinesePlaces } from '../../lexicon/word-lists.ts';
import { type WritesIdeographs, writersOf } from '../ideograph-sets.ts';
import { type Evidence, only } from './evidence.ts';

const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}{2}/u;
const HANGUL = /\p{Script=Hangul}/u;
const IDEOGRAPHS = /\p{Script=Han}/gu;
const EAST_ASIAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/gu;
/** Fewer letters are a label or a brand, not the card's script. */
const FEWEST = 5;

/** The countries of scripts that only they write, as shares of all cards in the script. */
const WRITERS: Record<WritesIdeographs, [CountryCode, number][]> = {
  mainland: [
    ['CN', 0.93],
    ['SG', 0.02],
    ['MY', 0.02],
  ],
  traditional: [
    ['TW', 0.66],
    ['HK', 0.26],
    ['MO', 0.02],
  ],
  japanese: [['JP', 0.95]],
};

/** How surely a place that is named tells the country. */
const NAMED = 0.9;

/** The countries of scripts that are seen and not read, as shares of all cards in the script. */
const WRITERS_OF_UNREAD: Record<string, [CountryCode, number][]> = {
  Korean: [['KR', 0.95]],
  Thai: [['TH', 0.95]],
  Hebrew: [['IL', 0.95]],
  Georgian: [['GE', 0.95]],
  Armenian: [['AM', 0.9]],
  Devanagari: [
    ['IN', 0.75],
    ['NP', 0.2],
  ],
};

/** Evidence from scripts that nobody has read: “010-5555-0151” between Korean words is dialed in Korea. */
export const byUnreadScripts = (scripts: readonly string[]): Evidence[] =>
  scripts.flatMap((script) => {
    const writers = WRITERS_OF_UNREAD[script];
    return writers ? [new Map(writers)] : [];
  });

/** Evidence from scripts: kana, hangul, and ideographs of one standard alone. */
export function byScript(texts: readonly string[]): Evidence[] {
  const text = texts.join('\n');
  const letters = text.match(IDEOGRAPHS) ?? [];
  if ((text.match(EAST_ASIAN)?.length ?? 0) < FEWEST) return [];
  if (KANA.test(text)) return [new Map(WRITERS.japanese)];
  if (HANGUL.test(text)) return [new Map([['KR', 0.95]])];
  const counts = { mainland: 0, traditional: 0, japanese: 0 };
  for (const letter of letters) {
    const writers = writersOf(letter);
    // An ideograph that two standards have and the third lacks is weak evidence for both.
    for (const writer of writers) counts[writer] += writers.length === 3 ? 0 : 1 / writers.length;
  }
  const [best] = (Object.entries(counts) as [WritesIdeographs, number][]).toSorted(
    (a, b) => b[1] - a[1],
  );
  const places = chinesePlaces
    .filter(([, names]) => names.some((name) => text.includes(name)))
    .map(([country]) => only(country as CountryCode, NAMED));
  return best && best[1] > 0 ? [new Map(WRITERS[best[0]]), ...places] : places;
}
