/**
 * Adds cards by outside designers to the training cards: `write-strangers.ts FOLDER …`, each with pictures and
 * `truth.json` as in `bench/strangers`. After that they cannot judge the reader any more. Cards of real people,
 * `--real`, are made anonymous first.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import { decodeImage } from '@cardsift/card-reader/node/open-file';
import { readCardTexts } from '@cardsift/card-reader/read-card-texts';
import { createRandom } from '@cardsift/invented-cards/random';
import { strangerCards } from '../../bench/strangers/stranger-card.ts';
import { anonymize } from './generate/anonymize.ts';
import { loadCountries } from './generate/material.ts';
import { labelCard } from './strangers/label-card.ts';
import { type LabeledCard, readLabeledCards } from './strangers/labeled-card.ts';

/** How often a real card is drawn. There are few, and they are what we want to read. */
const TIMES = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { real: { type: 'boolean', default: false } },
});
const countries = loadCountries(new URL('./material', import.meta.url).pathname, 'train');
const anonymized = (card: LabeledCard) =>
  Array.from({ length: TIMES }, (_, i) =>
    anonymize(card, countries, createRandom(cards.length * TIMES + i)),
  );

const engine = await createNodeEngine({ threads: 1 });
const network = await loadUnderstanding();
const cards: LabeledCard[] = readLabeledCards();

/** A picture's bytes, or null if the card was not photographed. */
const readPicture = (path: string) => readFile(path).catch(() => null);

for (const folder of positionals) {
  for (const { id, truths } of await strangerCards(folder)) {
    for (const name of [`scan-${id}.png`, `photo-${id}.jpg`]) {
      const picture = await readPicture(join(folder, name));
      if (!picture) continue;
      const texts = await readCardTexts(await decodeImage(picture), engine, () => {});
      const [text] = texts;
      // If the picture was read as two cards, we cannot tell whose each word is.
      if (!text || texts.length !== 1) continue;
      const card = await labelCard(text.lines, truths, network);
      cards.push(...(values.real ? anonymized(card) : [card]));
    }
  }
}
const rows = cards.map((card) => JSON.stringify(card)).join(',\n');
await writeFile(new URL('./strangers/cards.json', import.meta.url), `[\n${rows}\n]\n`);
console.log(`${cards.length} cards`);
process.exit(0);
