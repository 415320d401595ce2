import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROW } from '@cardsift/card-reader/understand/network/encode-card';
import { NGRAM_BUCKETS, NGRAMS } from '@cardsift/card-reader/understand/network/ngrams';
import { WORD_LABELS } from '@cardsift/card-reader/understand/network/word-labels';
import { drawTrainingCard } from './generate/draw-training-card.ts';
import { loadCountries } from './generate/material.ts';
import { readLabeledCards } from './strangers/labeled-card.ts';

const { values } = parseArgs({
  options: {
    material: { type: 'string', default: new URL('./material', import.meta.url).pathname },
    out: { type: 'string', default: new URL('./tensors', import.meta.url).pathname },
    name: { type: 'string', default: 'train-0' },
    from: { type: 'string', default: '0' },
    cards: { type: 'string', default: '1000' },
    'held-out': { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});

const countries = loadCountries(values.material, values['held-out'] ? 'held out' : 'train');
// Held-out words are judged on cards that we drew alone.
const strangers = values['held-out'] ? [] : readLabeledCards();
const from = Number(values.from);
const count = Number(values.cards);
const FEATURES = ROW - NGRAMS;

const ngrams: Uint16Array[] = [];
const features: Float16Array[] = [];
const labels: number[] = [];
const begins: number[] = [];
const offsets = [0];
for (let seed = from; seed < from + count; seed++) {
  const card = drawTrainingCard(countries, strangers, seed);
  const { rows, words } = card.encoded;
  if (rows.length !== words.length * ROW)
    throw new Error(`a row has ${rows.length / words.length} numbers and not ${ROW}`);
  if (rows.some((number) => !Number.isFinite(number)))
    throw new Error(`card ${seed} has no finite numbers`);
  const ids = new Uint16Array(words.length * NGRAMS);
  const rest = new Float16Array(words.length * FEATURES);
  words.forEach((_, word) => {
    ids.set(rows.subarray(word * ROW, word * ROW + NGRAMS), word * NGRAMS);
    rest.set(rows.subarray(word * ROW + NGRAMS, (word + 1) * ROW), word * FEATURES);
  });
  ngrams.push(ids);
  features.push(rest);
  labels.push(...card.labels);
  begins.push(...card.begins);
  offsets.push(labels.length);
  if (values.show) {
    console.log(`\n=== ${seed}`);
    for (const line of card.lines)
      console.log(
        `  [${[line.x, line.y, line.width, line.height].map(Math.round).join(' ')}] ${line.text}`,
      );
    console.log(
      words
        .map(
          ({ text }, i) =>
            `${card.begins[i] ? '^' : ''}${text}/${WORD_LABELS[card.labels[i] ?? 0] ?? '?'}`,
        )
        .join('  '),
    );
  }
}

if (!values.show) {
  mkdirSync(values.out, { recursive: true });
  const write = (part: string, data: NodeJS.ArrayBufferView) =>
    writeFileSync(`${values.out}/${values.name}.${part}`, data);
  const concat = (parts: readonly (Uint16Array | Float16Array)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part.buffer)));
  write('ngrams', concat(ngrams));
  write('features', concat(features));
  write('labels', Uint8Array.from(labels));
  write('begins', Uint8Array.from(begins));
  write('offsets', Uint32Array.from(offsets));
  writeFileSync(
    `${values.out}/shape.json`,
    JSON.stringify({
      ngrams: NGRAMS,
      buckets: NGRAM_BUCKETS,
      features: FEATURES,
      labels: WORD_LABELS,
    }),
  );
  console.log(`${values.name}: ${count} cards, ${labels.length} words`);
}
