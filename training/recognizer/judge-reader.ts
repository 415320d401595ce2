/**
 * How well the reader's own recognizers read drawn lines of words and typefaces kept out of training:
 * `node training/recognizer/judge-reader.ts FOLDER [--without] [--only LANGUAGE]`. `crops.py` writes FOLDER.
 * `--without` leaves the alphabets' head out, as the reader was before it. Each card has ten lines in one alphabet,
 * because the reader judges a card's lines together.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { meanProbability } from '@cardsift/card-reader/recognize/ctc-decode';
import { joinSymbols } from '@cardsift/card-reader/recognize/join-symbols';
import { readEveryScript } from '@cardsift/card-reader/recognize/read-every-script';
import { readWithMarks } from '@cardsift/card-reader/recognize/read-with-marks';
import { isUnread, unreadScripts } from '@cardsift/card-reader/recognize/unread-scripts';
import sharp from 'sharp';
import { withoutAlphabets } from './without-alphabets.ts';

interface DrawnLine {
  file: string;
  language: string;
  text: string;
}

const { values, positionals } = parseArgs({
  options: { without: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const [folder = ''] = positionals;
const lines = JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8')) as DrawnLine[];
const engine = await createNodeEngine({ threads: 1 });
const reader = values.without ? withoutAlphabets(engine) : engine;

async function openCrop(file: string) {
  const { data, info } = await sharp(join(folder, file)).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const LINES_OF_A_CARD = 10;
const bare = (text: string) => text.replace(/\s/g, '');
const counts = new Map<
  string,
  { right: number; lines: number; ms: number; scripts: Map<string, number> }
>();
for (let at = 0; at < lines.length; at += LINES_OF_A_CARD) {
  const card = lines
    .slice(at, at + LINES_OF_A_CARD)
    .filter(({ language }) => !values.only || values.only === language);
  if (card.length === 0) continue;
  const crops = await Promise.all(card.map(({ file }) => openCrop(file)));
  const began = performance.now();
  const first = await readWithMarks(
    crops.map((crop) => ({ crop, tight: null })),
    engine.recognizer,
  );
  const read = await readEveryScript(first, reader);
  const ms = (performance.now() - began) / card.length;
  card.forEach(({ language, text }, i) => {
    const symbols = read[i]?.symbols ?? [];
    const got = joinSymbols(symbols.filter((symbol) => !isUnread(symbol)));
    const count = counts.get(language) ?? { right: 0, lines: 0, ms: 0, scripts: new Map() };
    counts.set(language, count);
    const isRight = bare(got) === bare(text);
    count.right += Number(isRight);
    count.lines++;
    count.ms += ms;
    const scripts =
      unreadScripts(symbols, engine).join('+') || (bare(got) === '' ? 'nothing' : 'letters');
    count.scripts.set(scripts, (count.scripts.get(scripts) ?? 0) + 1);
    if (values.only && !isRight) {
      const before = joinSymbols(first[i]?.symbols ?? []);
      const sure = meanProbability(first[i]?.symbols ?? []).toFixed(3);
      console.log(`${text}\n  ${got} [${scripts}; Latin ${before}, ${sure}]`);
    }
  });
}
for (const [language, { right, lines: all, ms, scripts }] of counts) {
  const found = [...scripts].map(([script, count]) => `${script} ${count}`).join(', ');
  const share = ((100 * right) / all).toFixed(1);
  console.log(
    `${language.padEnd(6)} ${share.padStart(5)} % of ${all}, ${(ms / all).toFixed(0)} ms; ${found}`,
  );
}
await engine.close();
