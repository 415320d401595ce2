import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROW } from '@cardsift/card-reader/understand/network/encode-card';
import { LEXICON_BITS } from '@cardsift/card-reader/understand/network/lexicon-bits';
import { NGRAM_BUCKETS, NGRAMS } from '@cardsift/card-reader/understand/network/ngrams';
import { WORD_LABELS } from '@cardsift/card-reader/understand/network/word-labels';
import { drawTrainingCard, type WordTarget } from './generate/draw-training-card.ts';
import { placedLines } from './generate/draw-written-card.ts';
import { loadCountries } from './generate/material.ts';
import { collectWords } from './generate/word-pool.ts';
import { readLabeledCards } from './strangers/labeled-card.ts';
import { readWrittenCards } from './written/read-written-cards.ts';

const { values } = parseArgs({
  options: {
    material: { type: 'string', default: new URL('./material', import.meta.url).pathname },
    out: { type: 'string', default: new URL('./tensors', import.meta.url).pathname },
    name: { type: 'string', default: 'train-0' },
    from: { type: 'string', default: '0' },
    cards: { type: 'string', default: '1000' },
    'held-out': { type: 'boolean', default: false },
    /** Which written cards to draw: all, those to learn from, or the held-out ones. */
    written: { type: 'string', default: 'learn' },
    /** Countries of the written cards, as in “ru,ua”; all if absent. */
    countries: { type: 'string' },
    /** Authors of the written cards, as in “ru,gr”; all if absent. */
    authors: { type: 'string' },
    /** The share of written cards. */
    share: { type: 'string', default: '0.55' },
    show: { type: 'boolean', default: false },
  },
});

const countries = loadCountries(values.material, values['held-out'] ? 'held out' : 'train');
// Held-out words are judged only on cards that we drew.
const strangers = values['held-out'] ? [] : readLabeledCards();
const marked = strangers.filter(({ main }) => main);
const only = values.countries?.split(',');
const written = values['held-out']
  ? []
  : readWrittenCards(values.written, values.authors?.split(',')).filter(
      ({ country }) => only?.includes(country) ?? true,
    );
const pool = collectWords(written, placedLines);
const share = Number(values.share);
const from = Number(values.from);
const count = Number(values.cards);
const FEATURES = ROW - NGRAMS;

const ngrams: Uint16Array[] = [];
const features: Float16Array[] = [];
const targets: WordTarget[] = [];
const offsets = [0];
for (let seed = from; seed < from + count; seed++) {
  const card = drawTrainingCard({ countries, strangers, marked, written, pool, share }, seed);
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
  targets.push(...card.targets);
  offsets.push(targets.length);
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
            `${told(card.targets[i])}${text}/${WORD_LABELS[card.targets[i]?.label ?? 0] ?? '?'}`,
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
  for (const part of ['label', 'begins', 'inSign', 'isMain', 'isMainSign'] as const)
    write(
      part,
      Uint8Array.from(targets, (target) => target[part]),
    );
  write(
    'before',
    Uint16Array.from(targets, ({ before }) => before),
  );
  write('offsets', Uint32Array.from(offsets));
  writeFileSync(
    `${values.out}/shape.json`,
    JSON.stringify({
      ngrams: NGRAMS,
      buckets: NGRAM_BUCKETS,
      features: FEATURES,
      labels: WORD_LABELS,
      listed: LEXICON_BITS,
    }),
  );
  console.log(`${values.name}: ${count} cards, ${targets.length} words`);
}

function told(target: WordTarget | undefined): string {
  const marks = [target?.begins && '^', target?.isMain === 1 && '*', target?.inSign === 1 && '§'];
  return marks.filter(Boolean).join('');
}
