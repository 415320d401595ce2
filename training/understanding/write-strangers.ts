/**
 * Adds cards by outside designers to the training cards: `write-strangers.ts FOLDER …`, each with pictures and
 * `truth.json` as in `bench/strangers`. After that they cannot judge the reader any more. Cards of real people,
 * `--real`, are made anonymous first. `--to-mark` writes their lines for somebody who marks what each word is, and
 * `--marked` takes the marks. Both need the same `--kept`.
 */

import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import { cardLikeLines } from '@cardsift/card-reader/understand/card/card-like-lines';
import { layOut } from '@cardsift/card-reader/understand/card/lay-out';
import { createRandom } from '@cardsift/invented-cards/random';
import { pictureTexts } from '../../bench/strangers/picture-texts.ts';
import { strangerCards } from '../../bench/strangers/stranger-card.ts';
import { anonymize } from './generate/anonymize.ts';
import { harmlessWords } from './generate/harmless-words.ts';
import { loadCountries } from './generate/material.ts';
import { labelCard } from './strangers/label-card.ts';
import { type LabeledCard, readLabeledCards } from './strangers/labeled-card.ts';
import { markedCard, marksOf, toMark } from './strangers/marked-card.ts';
import { readWrittenCards } from './written/read-written-cards.ts';

/** How often a real card is drawn. There are few, and they are what we want to read. */
const TIMES = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    real: { type: 'boolean', default: false },
    /** A file for the lines of all cards, for somebody who marks them. */
    'to-mark': { type: 'string' },
    /** Such a file with marks. */
    marked: { type: 'string', multiple: true, default: [] },
    /** A folder that caches what was read on each picture. */
    kept: { type: 'string' },
  },
});
const material = {
  countries: loadCountries(new URL('./material', import.meta.url).pathname, 'train'),
  harmless: harmlessWords(readWrittenCards()),
};
const anonymized = (card: LabeledCard) =>
  Array.from({ length: TIMES }, (_, i) =>
    anonymize(card, material, createRandom(cards.length * TIMES + i)),
  );

const read = await pictureTexts(values.kept);
const network = await loadUnderstanding();
const cards: LabeledCard[] = readLabeledCards();
const marks = marksOf(values.marked.map((file) => readFileSync(file, 'utf8')).join('\n'));
const blanks: string[] = [];
const heads = new Set<string>();

/** A picture's bytes, or null if the card was not photographed. */
const readPicture = (path: string) => readFile(path).catch(() => null);

for (const folder of positionals) {
  for (const { id, truths } of await strangerCards(folder)) {
    for (const name of [`scan-${id}.png`, `photo-${id}.jpg`]) {
      const picture = await readPicture(join(folder, name));
      if (!picture) continue;
      const texts = await read(picture);
      const [text] = texts;
      // If the picture was read as two cards, we cannot tell whose each word is.
      if (!text || texts.length !== 1) continue;
      const country = (truths[0]?.country ?? '').toLowerCase();
      const laid = cardLikeLines(layOut(text.lines));
      const head = `${basename(folder)} ${name}`;
      heads.add(head);
      blanks.push(toMark(head, country, truths, laid));
      const rows = marks.get(head);
      const card = rows
        ? markedCard(country, rows, laid)
        : await labelCard(text.lines, truths, network);
      cards.push(...(values.real ? anonymized(card) : [card]));
    }
  }
}
const unused = [...marks.keys()].filter((head) => !heads.has(head));
if (unused.length > 0) throw new Error(`no such pictures: ${unused.join(', ')}`);
if (values['to-mark']) await writeFile(values['to-mark'], blanks.join('\n'));
else {
  const rows = cards.map((card) => JSON.stringify(card)).join(',\n');
  await writeFile(new URL('./strangers/cards.json', import.meta.url), `[\n${rows}\n]\n`);
  console.log(`${cards.length} cards`);
}
process.exit(0);
