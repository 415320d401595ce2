import type { CountryCode } from 'libphonenumber-js/max';
import { type WritesIdeographs, writersOf } from '../ideograph-sets.ts';
import type { Evidence } from './evidence.ts';

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

/** Places that cards in ideographs name, as those who live there write them. */
const PLACES: [CountryCode, RegExp][] = [
  [
    'HK',
    /香港|九龍|九龙|新界|港島|中環|上環|灣仔|銅鑼灣|北角|柴灣|旺角|尖沙咀|深水埗|黃大仙|觀塘|葵[青涌]|荃灣|屯門|元朗|沙田|西貢|將軍澳/,
  ],
  ['MO', /澳門|澳门|氹仔|路環/],
  [
    'TW',
    /[台臺](?:灣|湾|北|中|南|東)市?|新北市|桃園|高雄|新竹|彰化|嘉義|屏東|花蓮|宜蘭|基隆|雲林|苗栗|南投|股份有限公司/,
  ],
];
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
  const places = PLACES.filter(([, named]) => named.test(text)).map(
    ([country]): Evidence => new Map([[country, NAMED]]),
  );
  return best && best[1] > 0 ? [new Map(WRITERS[best[0]]), ...places] : places;
}
