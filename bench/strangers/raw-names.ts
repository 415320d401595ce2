/**
 * The number of cards whose person's name is in the lines that were read, letter by letter, before anything is
 * understood: `node bench/strangers/raw-names.ts FOLDER …`. Spaces and punctuation do not count. A name may span
 * several consecutive lines.
 */

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../print-table.ts';
import { pictureTexts } from './picture-texts.ts';
import { strangerCards } from './stranger-card.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'string' } },
});
const FILES = { scan: 'png', photo: 'jpg' } as const;
const readPicture = await pictureTexts(values.kept);
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const rows: string[][] = [];
for (const folder of positionals) {
  const cards = (await strangerCards(folder)).filter(({ truths }) => truths[0]?.names.length);
  for (const [kind, ending] of Object.entries(FILES)) {
    let found = 0;
    for (const { id, truths } of cards) {
      const texts = await readPicture(await readFile(join(folder, `${kind}-${id}.${ending}`)));
      const letters = lettersOf(
        texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join(''),
      );
      if (truths[0]?.names.some((name) => letters.includes(lettersOf(name)))) found += 1;
    }
    const share = `${((100 * found) / cards.length).toFixed(1)} %`;
    rows.push([`${basename(folder)} ${kind}`, `${found} of ${cards.length}`, share]);
  }
}
console.log(printTable(['', 'names in lines', ''], rows));
process.exit(0);
