/**
 * Splits letters written together into words where a lexicon shows how: “oakleafdesign” becomes
 * `oakleaf`, `design`. `weigh` says how well a word is known; 0 is unknown. Only its
 * first stretch may be unknown, and has at least three letters; otherwise nothing is split.
 */
export function splitCompound(letters: string, weigh: (word: string) => number): string[] {
  interface Split {
    words: string[];
    score: number;
  }
  const best: (Split | undefined)[] = [{ words: [], score: 0 }];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const word = letters.slice(start, end);
      const weight = word.length > 2 ? weigh(word) : 0;
      if (weight === 0 && (word.length < 3 || start > 0)) continue;
      const split: Split = {
        words: [...before.words, word],
        score: before.score + (weight === 0 ? -4 : weight * word.length - 3),
      };
      const known = best[end];
      if (!known || split.score > known.score) best[end] = split;
    }
  }
  return best[letters.length]?.words ?? [letters];
}
