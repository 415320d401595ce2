/** Letters without a decomposition, and what a recogniser without them takes them for. */
const LOOK_ALIKES = new Map(
  Object.entries({
    ß: 'b',
    ẞ: 'b',
    ı: 'i',
    ł: 'l',
    Ł: 'l',
    ø: 'o',
    Ø: 'o',
    đ: 'd',
    Đ: 'd',
    $: 's',
    t: 'l',
    0: 'o',
    6: 'o',
  }),
);

/**
 * A letter without its marks and case, so that «Ů», «u» and «ú» are one. Letters that the first
 * recogniser does not know become the ones it reads in their place.
 */
export function foldLetter(letter: string): string {
  const known = LOOK_ALIKES.get(letter);
  if (known) return known;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LOOK_ALIKES.get(bare) ?? bare;
}
