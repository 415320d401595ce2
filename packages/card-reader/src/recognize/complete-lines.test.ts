import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import type { Recognizer } from '../models/engine.ts';
import { completeLines, type PlacedLine } from './complete-lines.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { LINE_HEIGHT } from './run-on-lines.ts';

const RECT = { center: { x: 300, y: 50 }, width: 200, height: 40, angle: 0 };

const cropOf = (width: number): RgbImage => ({
  width,
  height: LINE_HEIGHT,
  data: new Uint8Array(width * LINE_HEIGHT * 3),
});

const symbolsOf = (text: string, probability: number): ReadSymbol[] =>
  [...text].map((each, i) => ({ text: each, probability, position: i / text.length, others: [] }));

/** Reads the same text, with the same probabilities, on any crop. */
function recognizer(text: string, probabilities: readonly number[]): Recognizer {
  const alphabet = ['', ...new Set(text)];
  const run: Recognizer['model']['run'] = async () => {
    // A blank before each letter keeps two equal letters apart.
    const steps = [...text].flatMap((letter, i) => [
      [0, 1],
      [alphabet.indexOf(letter), probabilities[i] ?? 1],
    ]);
    return { data: Float32Array.from(steps.flat()), shape: [1, steps.length, 2] };
  };
  return { model: { run, release: async () => {} }, alphabet };
}

/**
 * Returns the completed line, if it was found as the first text and its longer crop reads as the second one.
 */
async function complete(found: string, whole: string, sure = 1, foundSure = 0.99) {
  const line: PlacedLine = { rect: RECT, crop: cropOf(320), symbols: symbolsOf(found, foundSure) };
  // All letters are wide, so that none is read again for being narrow.
  const crop = () => cropOf(Math.max(320, 16 * whole.length));
  const beyond = [{ left: 60, right: 0 }];
  const probabilities = Array.from(whole, () => sure);
  const [read] = await completeLines([line], beyond, crop, recognizer(whole, probabilities));
  return {
    text: read?.symbols.map(({ text }) => text).join(''),
    width: read?.rect.width,
  };
}

test.each([
  ['meli', '& meli'],
  ['Huche', 'La Huche'],
  ['Cal', 'Cal Ferriol'],
  ['elar', 'Telar'],
])('“%s” is part of “%s”', async (found, whole) => {
  expect(await complete(found, whole)).toEqual({ text: whole, width: 260 });
});

test.each([
  ['a letter alone, as emblems look', 'Kudu', 'C Kudu'],
  ['a stroke', 'Moldes', '/ Moldes'],
  ['a letter and a stroke', 'del Sol', 'N/del Sol'],
  ['nothing but a dot', 'HOLZ', 'HOLZ•'],
])('%s is not part of a name', async (_, found, whole) => {
  expect(await complete(found, whole)).toEqual({ text: found, width: 200 });
});

test('letters with a low probability are not added', async () => {
  expect(await complete('meli', '& meli', 0.8)).toEqual({ text: 'meli', width: 200 });
});

test('other letters are accepted if they are more probable and similar', async () => {
  expect(await complete('Zerro', 'Cerro', 1, 0.95)).toMatchObject({ text: 'Cerro' });
  expect(await complete('Zerro', 'Cerro', 0.9, 0.95)).toMatchObject({ text: 'Zerro' });
  expect(await complete('Zerro', 'Ibis', 1, 0.95)).toMatchObject({ text: 'Zerro' });
});

test('a line that does not continue is not read again', async () => {
  const line: PlacedLine = { rect: RECT, crop: cropOf(320), symbols: symbolsOf('meli', 1) };
  const crop = () => {
    throw new Error('cropped');
  };
  expect(await completeLines([line], [null], crop, recognizer('x', [1]))).toEqual([line]);
});
