/** How many cards that authors wrote and no lesson showed are understood: `written.ts [--which held|learn|all] [--network DIR] [--misses]`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plane } from '@cardsift/card-reader/geometry';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import type { CardReading, TextLine } from '@cardsift/card-reader/reading';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';
import { understandPicture } from '@cardsift/card-reader/understand/understand-picture';
import type { WrittenCard } from '../../training/understanding/written/parse-written-card.ts';
import { boxOf } from '../../training/understanding/written/place-written-card.ts';
import { readWrittenCards } from '../../training/understanding/written/read-written-cards.ts';
import { printTable } from '../print-table.ts';
import { pictureTexts } from '../strangers/picture-texts.ts';

const { values } = parseArgs({
  options: {
    which: { type: 'string', default: 'held' },
    network: { type: 'string' },
    misses: { type: 'boolean', default: false },
    /** Only every so many-th card. */
    every: { type: 'string', default: '1' },
    /** A folder of draw-written.ts: the held-out cards are judged as they are read there. */
    pictures: { type: 'string' },
    kept: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const network = await loadUnderstanding(values.network);
const cards = readWrittenCards(values.which).filter((_, i) => i % Number(values.every) === 0);
const readPicture = values.pictures ? await pictureTexts(values.kept) : undefined;
const SCALE = 20;
const FIELDS = ['name', 'title', 'organization'] as const;

function linesOf(card: WrittenCard): TextLine<'frame'>[] {
  return card.lines.map((line) => {
    const { left, right, top, bottom } = boxOf(line);
    const at = (x: number, y: number) => ({ x: x * SCALE, y: y * SCALE });
    return {
      text: line.text,
      confidence: 1,
      quad: [at(left, top), at(right, top), at(right, bottom), at(left, bottom)],
    };
  });
}

/** The text of the main piece of a kind. */
function truthOf(card: WrittenCard, kind: string): string {
  const parts: string[] = [];
  for (const { text, pieces } of card.lines) {
    let part = '';
    pieces.forEach((own, i) => {
      if (own.some((piece) => piece.kind === kind && piece.isMain)) part += text[i];
    });
    if (part.trim()) parts.push(part.trim());
  }
  return parts.join(' ');
}

const IDEOGRAPHS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** Capitals, widths, kinds of quotation marks and dashes, and spaces between ideographs do not matter. */
function plain(text: string): string {
  const one = text
    .normalize('NFKC')
    .replace(/[®™]/g, '')
    .replace(/[“”„«»‘’"']/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[ıİ]/g, 'i')
    .toUpperCase();
  return IDEOGRAPHS.test(one) ? one.replaceAll(' ', '') : one;
}

/** “HUBER, Josef” may be read as “Josef Huber”, “HUBER Josef” too. */
const sameName = (wanted: string, got: string) => {
  const words = (text: string) => plain(text).replace(',', '').split(' ').sort().join(' ');
  return plain(wanted) === plain(got) || words(wanted) === words(got);
};

const hits = new Map<string, { right: number; of: number }>();
const count = (key: string, hit: boolean) => {
  const tally = hits.get(key) ?? { right: 0, of: 0 };
  hits.set(key, { right: tally.right + (hit ? 1 : 0), of: tally.of + 1 });
};
async function readingOf(card: WrittenCard, index: number): Promise<CardReading<Plane>> {
  if (!readPicture) return understandCard(linesOf(card), { quad: null, qrPayloads: [] }, network);
  const bytes = await readFile(join(values.pictures ?? '', `scan-${index}.png`));
  const [reading] = await understandPicture(await readPicture(bytes), network);
  return reading ?? understandCard([], { quad: null, qrPayloads: [] }, network);
}

for (const [i, card] of cards.entries()) {
  const reading = await readingOf(card, i * Number(values.every));
  const read = { name: reading.fullName, title: reading.title, organization: reading.org };
  let whole = true;
  for (const field of FIELDS) {
    const wanted = truthOf(card, field);
    const got = read[field];
    // Without a printed organization, what the addresses tell may be right.
    if (field === 'organization' && wanted === '') continue;
    const same = field === 'name' ? sameName : (a: string, b: string) => plain(a) === plain(b);
    const exact = same(wanted, got?.value ?? '');
    count(field, exact);
    if (!wanted) count(`no ${field}`, exact);
    if (got) {
      const sure = got.confidence >= 0.9;
      if (sure) count('sure is right', exact);
      if (exact) count('right is sure', sure);
    }
    if (values.json && got) console.log(JSON.stringify([field, got.confidence, exact]));
    whole &&= exact;
    if (!exact && values.misses)
      console.log(
        `${card.country} | ${card.theme} | ${field}: “${got?.value ?? ''}” (${got?.confidence.toFixed(2) ?? ''}), not “${wanted}”`,
      );
  }
  count('whole', whole);
}
const columns = [...hits.keys()].sort();
console.log(`\n${cards.length} cards\n`);
console.log(
  printTable(columns, [
    columns.map((key) => {
      const { right, of } = hits.get(key) ?? { right: 0, of: 1 };
      return `${((100 * right) / of).toFixed(1)} % of ${of}`;
    }),
  ]),
);
