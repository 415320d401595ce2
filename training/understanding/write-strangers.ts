/**
 * Adds cards that strangers designed to those that the network learns from: `write-strangers.ts FOLDER …`, each with
 * pictures and `truth.json` as `bench/strangers` has them. From then on they judge nothing any more.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { decodeImage } from '@cardsift/card-reader/node/decode-image';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import { readCardTexts } from '@cardsift/card-reader/read-card-texts';
import { strangerCards } from '../../bench/strangers/stranger-card.ts';
import { labelCard } from './strangers/label-card.ts';
import { type LabelledCard, readLabelledCards } from './strangers/labelled-card.ts';

const engine = await createNodeEngine({ threads: 1 });
const network = await loadUnderstanding();
const cards: LabelledCard[] = readLabelledCards();

/** A picture's bytes; null where a card was not photographed. */
const pictureOf = (path: string) => readFile(path).catch(() => null);

for (const folder of process.argv.slice(2)) {
  for (const { id, truths } of await strangerCards(folder)) {
    for (const name of [`scan-${id}.png`, `photo-${id}.jpg`]) {
      const picture = await pictureOf(join(folder, name));
      if (!picture) continue;
      const texts = await readCardTexts(await decodeImage(picture), engine, () => {});
      const [text] = texts;
      // Seen as two cards, it is not known which words are whose.
      if (text && texts.length === 1) cards.push(await labelCard(text.lines, truths, network));
    }
  }
}
const rows = cards.map((card) => JSON.stringify(card)).join(',\n');
await writeFile(new URL('./strangers/cards.json', import.meta.url), `[\n${rows}\n]\n`);
console.log(`${cards.length} cards`);
process.exit(0);
