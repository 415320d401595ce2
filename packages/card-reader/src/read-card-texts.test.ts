import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapQuad, rectToQuad } from './geometry/homography.ts';
import type { Engine } from './models/engine.ts';
import { createNodeEngine } from './node/create-node-engine.ts';
import { decodeImage } from './node/decode-image.ts';
import { readCardTexts } from './read-card-texts.ts';

const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(
  require.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
  'Open Sans',
);

/** A plain white card with these lines in black, as a PNG. */
function drawCard(lines: readonly string[]): Buffer {
  const canvas = createCanvas(1000, 560);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1000, 560);
  context.fillStyle = 'black';
  context.font = '36px Open Sans';
  lines.forEach((line, i) => {
    context.fillText(line, 60, 100 + i * 80);
  });
  return canvas.toBuffer('image/png');
}

let engine: Engine;
beforeAll(async () => {
  engine = await createNodeEngine({});
});
afterAll(() => engine.close());

test('the lines of a clean card are read in order, letter by letter', async () => {
  const printed = [
    'Jürgen Weise',
    'Head of Research',
    'jurgen.weise@example.com',
    '12 Harbour Street',
  ];
  const [card] = await readCardTexts(await decodeImage(drawCard(printed)), engine);
  expect(card?.lines.map((line) => line.text)).toEqual(printed);
  expect(card?.lines.every((line) => line.confidence > 0.9)).toBe(true);
});

test('a line stands where it was drawn', async () => {
  const [card] = await readCardTexts(await decodeImage(drawCard(['Marta Lindqvist'])), engine);
  const line = card?.lines[0];
  if (!line) throw new Error('no line was read');
  const { width, height, corners } = card.frame;
  const [topLeft, , bottomRight] = mapQuad(rectToQuad(width, height, corners), line.quad);
  expect(topLeft.x).toBeCloseTo(60, -2);
  expect(topLeft.y).toBeLessThan(85);
  expect(bottomRight.y).toBeGreaterThan(95);
});

test('a blank card has no text, and says so', async () => {
  const blank = await decodeImage(drawCard([]));
  await expect(readCardTexts(blank, engine)).rejects.toMatchObject({ code: 'no_text_found' });
});
