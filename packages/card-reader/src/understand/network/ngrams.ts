import { fold } from '@cardsift/contacts/text/fold';

/** How many n-grams of a word the network sees, and how many places their table has. */
export const NGRAMS = 24;
export const NGRAM_BUCKETS = 16_384;

/** FNV-1a, into 1 to `NGRAM_BUCKETS - 1`; 0 stands for none. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return 1 + ((hash >>> 0) % (NGRAM_BUCKETS - 1));
}

/** The first and the last pieces of a length, where there are more than `most`. */
function pieces(text: string, length: number, most: number): string[] {
  const count = text.length - length + 1;
  if (count <= 0) return [];
  const all = Array.from({ length: count }, (_, i) => text.slice(i, i + length));
  if (count <= most) return all;
  const head = Math.ceil(most / 2);
  return [...all.slice(0, head), ...all.slice(all.length - (most - head))];
}

/** The places of a word's n-grams in the table, the whole word's first; capitals, marks and digits do not matter. */
export function ngramsOf(word: string): number[] {
  const plain = fold(word)
    .replace(/\d/g, '0')
    .replace(/^[^\p{L}\p{N}&+@#]+|[^\p{L}\p{N}&+@]+$/gu, '');
  const framed = `<${plain}>`;
  return [
    framed,
    ...pieces(framed, 3, 11),
    ...pieces(framed, 4, 8),
    `^${framed.slice(0, 6)}`,
    `$${framed.slice(-6)}`,
    `^${framed.slice(0, 3)}`,
    `$${framed.slice(-4)}`,
  ]
    .slice(0, NGRAMS)
    .map(bucketOf);
}

/** How many letters on each side say what an ideograph means. */
const BESIDE = 2;

/** The same for a word in a line of ideographs, of which those beside it are a part: “部” of “営業部”. */
export function ngramsAmong(word: string, before: string, after: string): number[] {
  const left = [...before.replace(/\s/gu, '')].slice(-BESIDE);
  const right = [...after.replace(/\s/gu, '')].slice(0, BESIDE);
  const [near = '', next = ''] = [left.at(-1), right[0]];
  const around = [
    `${near}${word}`,
    `${word}${next}`,
    `${near}${word}${next}`,
    `${left.join('')}${word}`,
    `${word}${right.join('')}`,
  ];
  return [...ngramsOf(word).slice(0, NGRAMS - around.length), ...around.map(bucketOf)];
}
