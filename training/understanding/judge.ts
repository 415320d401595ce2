/**
 * How many of the cards that authors wrote are understood, among those kept out of training: `npx node
 * training/understanding/judge.ts [--pictures FOLDER] [--network FOLDER]
 * [--misses]`. Without pictures, lines are taken as printed, without reading errors. `draw-held-out.ts` draws the
 * pictures.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import type { TextLine } from '@cardsift/card-reader/reading';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';
import { printTable } from '../../bench/print-table.ts';
import { pictureTexts } from '../../bench/strangers/picture-texts.ts';
import { idOf, isSame, JUDGED_FIELDS, linesOf, truthOf } from './written/judge-written.ts';
import type { WrittenCard } from './written/parse-written-card.ts';
import { readWrittenCards } from './written/read-written-cards.ts';

const { values } = parseArgs({
  options: {
    /** Which cards: the held-out ones, those to learn from, or all. */
    which: { type: 'string', default: 'held' },
    /** A folder written by `draw-held-out.ts`: judge only the cards drawn there. */
    pictures: { type: 'string' },
    /** A folder that caches what was read on each picture. */
    kept: { type: 'string' },
    /** A folder whose `understanding.onnx` replaces ours. */
    network: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});
/** The confidence from which a person is not asked to check a value. */
const SURE = 0.9;

const network = await loadUnderstanding(values.network);
const drawn = values.pictures && new Set(await readdir(values.pictures));
const cards = readWrittenCards(values.which).filter(
  (card) => !drawn || drawn.has(`${idOf(card)}.png`),
);
const readPicture = values.pictures ? await pictureTexts(values.kept) : undefined;
const tallies = new Map<string, { right: number; of: number }>();

for (const card of cards) {
  const lines = await readLines(card);
  const reading = await understandCard(lines, { quad: null, qrPayloads: [] }, network);
  const read = { name: reading.fullName, title: reading.title, organization: reading.org };
  let isWhole = true;
  for (const field of JUDGED_FIELDS) {
    const printed = truthOf(card, field);
    const own = read[field];
    // If no organization is printed, one taken from the addresses may still be right.
    if (field === 'organization' && printed === '') continue;
    const isRight = isSame(field, printed, own?.value ?? '');
    count(field, isRight);
    if (!printed) count(`no ${field}`, isRight);
    if (own && own.confidence >= SURE) count('sure and right', isRight);
    if (own && isRight) count('right and sure', own.confidence >= SURE);
    isWhole &&= isRight;
    if (!isRight && values.misses)
      console.log(
        `${card.country} | ${card.theme} | ${field}: “${own?.value ?? ''}” (${own?.confidence.toFixed(2) ?? ''}), not “${printed}”`,
      );
  }
  count('whole card', isWhole);
}
const columns = [...tallies.keys()].sort();
console.log(`\n${cards.length} cards\n`);
console.log(printTable(columns, [columns.map(share)]));
process.exit(0);

async function readLines(card: WrittenCard): Promise<TextLine<'frame'>[]> {
  if (!readPicture) return linesOf(card);
  const [first] = await readPicture(
    await readFile(join(values.pictures ?? '', `${idOf(card)}.png`)),
  );
  return first?.lines ?? [];
}

function count(key: string, hit: boolean): void {
  const { right, of } = tallies.get(key) ?? { right: 0, of: 0 };
  tallies.set(key, { right: right + Number(hit), of: of + 1 });
}

function share(key: string): string {
  const { right, of } = tallies.get(key) ?? { right: 0, of: 1 };
  return `${((100 * right) / of).toFixed(1)} % of ${of}`;
}
