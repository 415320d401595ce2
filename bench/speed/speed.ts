import { parseArgs } from 'node:util';
import { benchPicture } from '../bench-pictures.ts';
import { printTable } from '../print-table.ts';
import { mean, median, percentile } from './percentile.ts';
import { type PeerTime, timePeers } from './time-peers.ts';
import { type PictureTime, type TimedStep, timeReader } from './time-reader.ts';
import { cardsPerMinute } from './time-workers.ts';

const { values } = parseArgs({
  options: { cards: { type: 'string', default: '20' }, 'no-peers': { type: 'boolean' } },
});
const pictures: Uint8Array[] = [];
for (let index = 0; index < Number(values.cards); index++) {
  const { jpeg } = await benchPicture('dev', index, 'photo');
  pictures.push(jpeg);
}
console.log(
  `${pictures.length} photographs of 1600 pixels, milliseconds from JPEG bytes to vCard\n`,
);

// A record, so that the compiler demands a column for a new step.
const STEP_COLUMNS: Record<TimedStep, true> = {
  decode: true,
  'find cards': true,
  'find text': true,
  'read text': true,
  understand: true,
  vCard: true,
};
const columns = Object.keys(STEP_COLUMNS) as TimedStep[];
const rows: string[][] = [];
for (const threads of [1, 2]) {
  const times = await timeReader(pictures, threads);
  rows.push(readerRow(`cardsift, ${threads} thread${threads === 1 ? '' : 's'}`, times));
}
if (!values['no-peers']) {
  for (const [peer, times] of await timePeers(pictures)) {
    rows.push(peerRow(peer, times));
  }
}
console.log(
  printTable(
    ['reader', 'median', 'p95', 'mean', ...columns, 'networks', 'of networks', 'processor'],
    rows,
  ),
);

console.log('\nCards a minute through the pool, one thread for each worker\n');
const rates: string[][] = [];
for (const workers of [1, 2]) {
  rates.push([String(workers), whole(await cardsPerMinute(pictures, workers))]);
}
console.log(printTable(['workers', 'cards a minute'], rates));

function readerRow(name: string, times: PictureTime[]): string[] {
  const totals = times.map(({ total }) => total);
  return [
    name,
    whole(median(totals)),
    whole(percentile(totals, 0.95)),
    whole(mean(totals)),
    ...columns.map((step) => mean(times.map(({ steps }) => steps.get(step) ?? 0)).toFixed(1)),
    whole(mean(times.map(({ models }) => models))),
    median(times.map(({ total, models }) => total / models)).toFixed(2),
    whole(median(times.map(({ processor }) => processor))),
  ];
}

function peerRow(name: string, times: PeerTime[]): string[] {
  const totals = times.map(({ total }) => total);
  const processor = median(times.map((time) => time.processor));
  return [
    name,
    whole(median(totals)),
    whole(percentile(totals, 0.95)),
    whole(mean(totals)),
    ...columns.map(() => ''),
    '',
    '',
    // The command spends its time in another process, which this one cannot measure.
    name === 'tesseract' ? '' : whole(processor),
  ];
}

function whole(value: number): string {
  return value.toFixed(0);
}
