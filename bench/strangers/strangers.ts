/**
 * Reads the cards of sets by outside designers and prints how many fields are right:
 * `node bench/strangers/strangers.ts FOLDER …`. A folder has `truth.json`, and for each card `scan-NN.png`,
 * `photo-NN.jpg` or both, drawn by bench/designs. `--misses` opens a set: from then on it may only be used for
 * tuning.
 */

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import { understandPicture } from '@cardsift/card-reader/understand-picture';
import type { Comparison } from '../accuracy/compare-fields.ts';
import { printTable } from '../print-table.ts';
import { type Judgment, judgePicture, VERDICTS } from './judge-picture.ts';
import { pictureTexts } from './picture-texts.ts';
import { strangerCards } from './stranger-card.ts';
import { type JudgedPicture, writeVerdicts } from './verdict-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kinds: { type: 'string', default: 'scan,photo' },
    misses: { type: 'boolean', default: false },
    /** Any number on a card may be its main one. */
    any: { type: 'boolean', default: false },
    /** A folder that caches what was read on each picture. */
    kept: { type: 'string' },
    /** A folder whose `understanding.onnx` replaces ours. */
    network: { type: 'string' },
    /** A file for the judgments of each picture, for `compare.ts`. */
    verdicts: { type: 'string' },
  },
});
if (positionals.length === 0) throw new Error('Which folders?');

type Tally = Map<string, { right: number; of: number }>;

const FILES: Record<string, (id: string) => string> = {
  scan: (id) => `scan-${id}.png`,
  photo: (id) => `photo-${id}.jpg`,
};
const readPicture = await pictureTexts(values.kept);
const network = await loadUnderstanding(values.network);
const rows: string[][] = [];
const total: Tally = new Map();
const judged: JudgedPicture[] = [];
for (const folder of positionals) {
  const cards = await strangerCards(folder, { any: values.any });
  for (const kind of values.kinds.split(',')) {
    const tally: Tally = new Map();
    let pictures = 0;
    for (const card of cards) {
      const file = FILES[kind]?.(card.id) ?? '';
      const bytes = await readFile(join(folder, file)).catch(() => undefined);
      if (!bytes) continue;
      pictures++;
      const readings = await understandPicture(await readPicture(bytes), network);
      const judgment = judgePicture(card, readings);
      count(judgment, tally);
      count(judgment, total);
      judged.push({
        card: `${basename(folder)} ${card.id}`,
        kind,
        verdicts: judgment.verdicts,
      });
      if (values.misses) tellMisses(`${basename(folder)} ${kind}-${card.id}`, judgment.comparisons);
    }
    if (pictures > 0) rows.push([`${basename(folder)} ${kind} (${pictures})`, ...shares(tally)]);
  }
}
if (rows.length > 1) rows.push(['all', ...shares(total)]);
console.log(`\n${printTable(['', ...VERDICTS], rows)}`);
if (values.verdicts) await writeVerdicts(values.verdicts, judged);
process.exit(0);

function count({ verdicts }: Judgment, tally: Tally): void {
  for (const [verdict, holds] of verdicts) {
    const known = tally.get(verdict) ?? { right: 0, of: 0 };
    tally.set(verdict, { right: known.right + Number(holds), of: known.of + 1 });
  }
}

function shares(tally: Tally): string[] {
  return VERDICTS.map((verdict) => {
    const { right, of } = tally.get(verdict) ?? { right: 0, of: 0 };
    return of > 0 ? `${((100 * right) / of).toFixed(1)} %` : '–';
  });
}

function tellMisses(name: string, comparisons: readonly Comparison[]): void {
  for (const { field, exact, reading, truth, confidence } of comparisons) {
    if (!exact)
      console.log(`${name} ${field}: “${reading}” (${confidence?.toFixed(2)}), not “${truth}”`);
  }
}
