import { type BenchPicture, type BenchSelection, benchPictures } from '../bench-pictures.ts';
import type { BenchReader } from '../peers/bench-reader.ts';
import { type MatchedCard, matchCards } from './match-cards.ts';

export interface MatchedPicture {
  picture: BenchPicture;
  reader: string;
  matched: MatchedCard[];
}

/** All pictures of the selection, read by each reader in turn. Writes progress to stderr. */
export async function* matchPictures(
  selection: BenchSelection,
  readers: BenchReader[],
): AsyncGenerator<MatchedPicture> {
  for await (const picture of benchPictures(selection)) {
    for (const reader of readers) {
      const matched = matchCards(picture.cards, await reader.read(picture.jpeg));
      yield { picture, reader: reader.name, matched };
    }
    process.stderr.write(`\r${picture.name}   `);
  }
  process.stderr.write('\n');
}
