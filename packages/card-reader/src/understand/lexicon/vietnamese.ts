import { lazily } from '../../lazily.ts';
import lexicon from './vietnamese.json' with { type: 'json' };

type Counts = ReadonlyMap<string, number>;

/** “thanh 12 thiện”: what is there once has no number. */
function countsOf(written: string): Counts {
  const entries = written.matchAll(/(\p{L}[\p{L}\p{M}]*)(?: (\d+))?/gu);
  return new Map([...entries].map(([, syllable = '', times = '1']) => [syllable, Number(times)]));
}

const AFTER: Partial<Record<string, string>> = lexicon.after;

const syllables = lazily(() => {
  const counts = countsOf(lexicon.syllables);
  return { counts, total: [...counts.values()].reduce((sum, count) => sum + count, 0) };
});
const followers = new Map<string, Counts>();

function followersOf(syllable: string): Counts {
  const known = followers.get(syllable);
  if (known) return known;
  const counts = countsOf(AFTER[syllable] ?? '');
  followers.set(syllable, counts);
  return counts;
}

/** Every syllable that the lexicon knows. */
export const vietnameseSyllables = (): readonly string[] => [...syllables().counts.keys()];

/** How much more a pair of syllables is trusted than its second syllable alone. */
const OF_PAIR = 0.85;

/** The probability of a syllable behind another one, or at the beginning. */
export function probabilityOf(syllable: string, before: string | undefined): number {
  const { counts, total } = syllables();
  const alone = (counts.get(syllable) ?? 0) / total;
  if (before === undefined) return (1 - OF_PAIR) * alone;
  const pair = (followersOf(before).get(syllable) ?? 0) / (counts.get(before) ?? 1);
  return OF_PAIR * pair + (1 - OF_PAIR) * alone;
}
