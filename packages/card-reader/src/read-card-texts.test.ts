// @module-tag process
import { createRequire } from 'node:module';
import { drawQrCode } from '@cardsift/invented-cards/draw-qr-code';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapQuad, rectToQuad } from './geometry/homography.ts';
import type { Engine } from './models/engine.ts';
import type { NeuralModel } from './models/neural-model.ts';
import { createNodeEngine } from './node/create-node-engine.ts';
import { decodeImage } from './node/open-file.ts';
import { readCardTexts } from './read-card-texts.ts';

const require = createRequire(import.meta.url);
for (const subset of ['latin', 'latin-ext']) {
  const file = `@fontsource/open-sans/files/open-sans-${subset}-400-normal.woff2`;
  GlobalFonts.registerFromPath(require.resolve(file), `Open Sans ${subset}`);
}

/** A plain white card with these lines in black, as a PNG. */
function drawCard(lines: readonly string[]): Buffer {
  const canvas = createCanvas(1000, 560);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1000, 560);
  context.fillStyle = 'black';
  context.font = '36px "Open Sans latin", "Open Sans latin-ext"';
  lines.forEach((line, i) => {
    context.fillText(line, 60, 100 + i * 80);
  });
  return canvas.toBuffer('image/png');
}

/** A detector that also sees text in these boxes, of its 960 pixels: x, y, width and height. */
function withText(detector: NeuralModel, ...boxes: [number, number, number, number][]) {
  const run: NeuralModel['run'] = async (input) => {
    const output = await detector.run(input);
    const width = output.shape[3] as number;
    if (width !== 960) return output;
    for (const [x, y, wide, high] of boxes) {
      for (let row = y; row < y + high; row++)
        output.data.fill(1, row * width + x, row * width + x + wide);
    }
    return output;
  };
  return { ...detector, run };
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

test('a line is where it was drawn', async () => {
  const [card] = await readCardTexts(await decodeImage(drawCard(['Marta Lindqvist'])), engine);
  const line = card?.lines[0];
  if (!line) throw new Error('no line was read');
  const { width, height, corners } = card.frame;
  const [topLeft, , bottomRight] = mapQuad(rectToQuad(width, height, corners), line.quad);
  expect(topLeft.x).toBeCloseTo(60, -2);
  expect(topLeft.y).toBeLessThan(85);
  expect(bottomRight.y).toBeGreaterThan(95);
});

test('Polish letters are read with their diacritics', async () => {
  const printed = ['Wojciech Świątek', 'Kierownik działu', 'ul. Długa 7, Łódź'];
  const image = await decodeImage(drawCard([...printed, '+48 42 555 01 20']));
  const [card] = await readCardTexts(image, engine);
  expect(card?.lines.slice(0, 3).map((line) => line.text)).toEqual(printed);
});

test('a card that is upside down or on its side is read as if it were upright', async () => {
  const printed = ['Marta Lindqvist', 'Head of Research', 'marta.lindqvist@example.com'];
  for (const angle of [90, 180, 270]) {
    const bytes = await sharp(drawCard(printed)).rotate(angle).png().toBuffer();
    const [card] = await readCardTexts(await decodeImage(bytes), engine);
    expect(card?.lines.map((line) => line.text)).toEqual(printed);
  }
});

test('each of two cards has its own code', async () => {
  const canvas = createCanvas(1600, 1200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#6b5844';
  context.fillRect(0, 0, 1600, 1200);
  context.font = '36px "Open Sans latin", "Open Sans latin-ext"';
  for (const [i, name] of ['Marta Lindqvist', 'Ida Sørensen'].entries()) {
    context.setTransform(1, 0, 0, 1, 60 + i * 580, 60 + i * 580);
    context.fillStyle = 'white';
    context.fillRect(0, 0, 850, 500);
    context.fillStyle = 'black';
    context.fillText(name, 60, 100);
    context.fillText('Head of Research', 60, 180);
    context.fillText('+48 42 555 01 20', 60, 260);
    drawQrCode(context, `code of ${name}`, { x: 600, y: 240, size: 200 }, 1);
  }
  const cards = await readCardTexts(await decodeImage(canvas.toBuffer('image/png')), engine);
  expect(cards.map(({ lines, qrPayloads }) => [lines[0]?.text, qrPayloads])).toEqual([
    ['Marta Lindqvist', ['code of Marta Lindqvist']],
    ['Ida Sørensen', ['code of Ida Sørensen']],
  ]);
});

test('a code on a white square belongs to the card around it, whatever the square looks like', async () => {
  const canvas = createCanvas(1000, 560);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1f3a5f';
  context.fillRect(0, 0, 1000, 560);
  context.fillStyle = 'white';
  context.font = '36px "Open Sans latin", "Open Sans latin-ext"';
  context.fillText('Marta Lindqvist', 60, 120);
  context.fillText('+48 42 555 01 20', 60, 200);
  const vcard = `BEGIN:VCARD\nFN:Marta Lindqvist\nNOTE:${'0123456789'.repeat(12)}\nEND:VCARD`;
  drawQrCode(context, vcard, { x: 660, y: 40, size: 300 }, 1);
  const cards = await readCardTexts(await decodeImage(canvas.toBuffer('image/png')), {
    ...engine,
    // The print in the square is sometimes taken for text.
    detector: withText(engine.detector, [690, 90, 40, 12], [760, 90, 40, 12]),
  });
  expect(cards.map(({ qrPayloads }) => qrPayloads)).toEqual([[vcard]]);
});

test('a page of small print is refused before anybody waits for it', async () => {
  const canvas = createCanvas(1600, 2000);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1600, 2000);
  context.fillStyle = 'black';
  context.font = '16px "Open Sans latin"';
  for (let y = 30; y < 2000; y += 34) {
    for (let x = 20; x < 1560; x += 110) context.fillText('lorem', x, y);
  }
  const page = await decodeImage(canvas.toBuffer('image/png'));
  await expect(readCardTexts(page, engine)).rejects.toMatchObject({ code: 'too_much_text' });
});

test('noise has no text', async () => {
  const data = Uint8Array.from(
    { length: 400 * 300 * 3 },
    (_, i) => Math.imul(i, 2654435761) >>> 24,
  );
  const noise = { width: 400, height: 300, data };
  await expect(readCardTexts(noise, engine)).rejects.toMatchObject({ code: 'no_text_found' });
});

test('a blank card is refused because it has no text', async () => {
  const blank = await decodeImage(drawCard([]));
  await expect(readCardTexts(blank, engine)).rejects.toMatchObject({ code: 'no_text_found' });
});
