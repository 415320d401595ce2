import lists from './japanese-family-names.json' with { type: 'json' };

const [ONE, TWO, THREE] = [lists.one, lists.two, lists.three].map(
  (names) => new Set(names.split(' ')),
) as [Set<string>, Set<string>, Set<string>];

const GIVEN_IN_KANA = /^(\p{Script=Han}+)[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/**
 * How many letters of a Japanese name without a space are the family name. Most family names have two letters, and lists
 * name the common ones of one and three.
 * @param name two to five letters
 */
export function japaneseFamilyLength(name: string): number {
  if (THREE.has(name.slice(0, 3)) && name.length > 3) return 3;
  const beforeKana = GIVEN_IN_KANA.exec(name)?.[1];
  if (beforeKana) return beforeKana.length;
  if (name.length < 3) return 1;
  if (TWO.has(name.slice(0, 2)) || name.length > 3) return 2;
  return ONE.has(name.slice(0, 1)) ? 1 : 2;
}
