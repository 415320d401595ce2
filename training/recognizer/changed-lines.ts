/**
 * Prints the lines of pictures that the alphabets' head reads differently from the Latin one:
 * `node training/recognizer/changed-lines.ts FOLDER [MOST]`. On cards in Latin letters it should print none. At the end
 * it prints the time for each picture.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RgbImage } from '@cardsift/card-reader/geometry';
import type { Engine } from '@cardsift/card-reader/models/engine';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { openFile } from '@cardsift/card-reader/node/open-file';
import { readCardTexts } from '@cardsift/card-reader/read-card-texts';
import { withoutAlphabets } from './without-alphabets.ts';

const [folder = '', most = '1000'] = process.argv.slice(2);
const engine = await createNodeEngine({ threads: 1 });
let asked = 0;
const { alphabets } = engine;
const counting: Engine = {
  ...engine,
  alphabets: {
    ...alphabets,
    model: {
      ...alphabets.model,
      run: (lines) => {
        asked += lines.shape[0] ?? 0;
        return alphabets.model.run(lines);
      },
    },
  },
};
const without = withoutAlphabets(engine);

const spent = { before: 0, now: 0 };
let [pictures, lines, changed] = [0, 0, 0];

async function linesOf(image: RgbImage, reader: Engine, kind: keyof typeof spent) {
  const began = process.cpuUsage().user;
  const cards = await readCardTexts(image, reader).catch(() => []);
  spent[kind] += process.cpuUsage().user - began;
  return cards.flatMap((card) => [
    ...card.lines.map(({ text }) => text),
    ...card.unreadable.map((script) => `<${script}>`),
  ]);
}

const files = readdirSync(folder).filter((name) => /\.(png|jpg)$/.test(name));
for (const name of files.slice(0, Number(most))) {
  const file = await openFile(readFileSync(join(folder, name)));
  const { image } = await file.decode(0);
  file.close();
  const before = await linesOf(image, without, 'before');
  const now = await linesOf(image, counting, 'now');
  pictures++;
  lines += before.length;
  const gone = before.filter((line) => !now.includes(line));
  const come = now.filter((line) => !before.includes(line));
  changed += Math.max(gone.length, come.length);
  if (gone.length + come.length > 0) {
    console.log(`${name}\n- ${gone.join('\n- ')}\n+ ${come.join('\n+ ')}`);
  }
}
const ms = (microseconds: number) => (microseconds / 1000 / pictures).toFixed(0);
console.log(
  `${changed} of ${lines} lines changed on ${pictures} pictures; ${asked} were read again; ${ms(spent.before)} → ${ms(spent.now)} ms of processor a picture`,
);
await engine.close();
