import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import type { InventedCard } from '@cardsift/invented-cards/invented-card';
import { PICTURE_KINDS, type PictureKind } from '@cardsift/invented-cards/scene/conditions';
import { pickSeed, type SeedSet } from '@cardsift/invented-cards/seeds';

/** The kinds of pictures, and photographs of two cards. */
export type BenchKind = PictureKind | 'several';

export const BENCH_KINDS: readonly BenchKind[] = [...PICTURE_KINDS, 'several'];

export interface BenchPicture {
  /** Set, number and kind. The same name is always the same picture. */
  name: string;
  kind: BenchKind;
  cards: InventedCard[];
  jpeg: Uint8Array;
}

export interface BenchSelection {
  set: SeedSet;
  /** How many pictures, evenly divided among the kinds. */
  cards: number;
  kinds: readonly BenchKind[];
  /** Number of the first picture in the set. */
  from: number;
}

/** Second cards come from the other half of the set, so that no card appears twice. */
const SECOND_CARDS = 50_000;

export async function* benchPictures(selection: BenchSelection): AsyncGenerator<BenchPicture> {
  const { set, cards, kinds, from } = selection;
  for (let index = from; index < from + cards; index++) {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) throw new Error('no kinds of picture');
    yield await benchPicture(set, index, kind);
  }
}

export async function benchPicture(
  set: SeedSet,
  index: number,
  kind: BenchKind,
): Promise<BenchPicture> {
  const seed = pickSeed(set, index);
  const cards = [inventCard(seed)];
  if (kind === 'several') cards.push(inventCard(pickSeed(set, SECOND_CARDS + index)));
  const { jpeg } = await drawPicture(cards, { kind: kind === 'several' ? 'photo' : kind, seed });
  return { name: `${set}-${String(index).padStart(6, '0')}-${kind}`, kind, cards, jpeg };
}
