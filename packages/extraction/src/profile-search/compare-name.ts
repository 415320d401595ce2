import { foldWords } from './fold-words.ts';

/** Words around a name that are not part of it. */
const TITLES = new Set(
  foldWords(
    'dr prof professor mr mrs ms miss sir herr frau monsieur madame ing dipl mag univ hc ' +
      'phd mba msc bsc md cpa cfa pmp esq jr sr ii iii linkedin',
  ),
);

type NameMatch = 'full' | 'partial' | 'none';

/**
 * Whether two names may be one person's. “full” means the given name and one more word agree. “partial” means
 * that the given name agrees only by its initial or short form (A. Byron, Alex for Alexander). A single word
 * such as “Ada” identifies nobody. A name written without spaces (王小明) has to be equal.
 */
export function compareNames(wanted: string, found: string): NameMatch {
  const [given, ...others] = nameWords(wanted);
  const candidate = nameWords(found);
  if (!given || candidate.length === 0) return 'none';
  const full = others.filter((word) => word.length > 1);
  if (full.length === 0) {
    const unspaced = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]{2,}$/u.test(given);
    return unspaced && candidate.join('') === given ? 'full' : 'none';
  }
  if (given.length > 1 && candidate.includes(given)) {
    return full.some((word) => candidate.includes(word)) ? 'full' : 'none';
  }
  const family = full.at(-1) ?? '';
  return candidate.includes(family) &&
    candidate[0] !== family &&
    isShortForm(given, candidate[0] ?? '')
    ? 'partial'
    : 'none';
}

function nameWords(name: string): string[] {
  return foldWords(name.split(',')[0] ?? '').filter((word) => !TITLES.has(word));
}

function isShortForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (short.length === 1 || short.length > 2) && long.startsWith(short);
}
