import { parseArgs } from 'node:util';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import { benchPicture } from '../bench-pictures.ts';
import { printTable } from '../print-table.ts';

/** Pictures are drawn before and reused, so that drawing them does not count as reading. */
const DISTINCT_PICTURES = 20;

const { values } = parseArgs({ options: { cards: { type: 'string', default: '500' } } });
const cards = Number(values.cards);
const pictures: Uint8Array[] = [];
for (let index = 0; index < DISTINCT_PICTURES; index++) {
  const { jpeg } = await benchPicture('dev', index, 'photo');
  pictures.push(jpeg);
}

const rows: string[][] = [['pictures drawn', memory()]];
const reader = await createNodeCardReader({ threads: 2 });
rows.push(['models loaded', memory()]);
for (let read = 1; read <= cards; read++) {
  const jpeg = pictures[read % pictures.length];
  if (jpeg !== undefined) await reader.read(jpeg);
  if (read === 1 || read % 50 === 0 || read === cards) rows.push([`${read} cards`, memory()]);
}
await reader.close();
console.log(printTable(['after', 'resident MB'], rows));

function memory(): string {
  return (process.memoryUsage.rss() / 2 ** 20).toFixed(0);
}
