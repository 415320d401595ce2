import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { drawQrCode } from '@cardsift/invented-cards/draw-qr-code';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { beforeEach, expect, test, vi } from 'vitest';
import { decodeImage } from '../node/open-file.ts';
import { loadQrReader } from './load-qr-reader.ts';

const require = createRequire(import.meta.url);
const readWasm = vi.fn(() => readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm')));
beforeEach(() => readWasm.mockClear());

async function picture(draw: (context: SKRSContext2D) => void) {
  const canvas = createCanvas(1200, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1200, 800);
  draw(context);
  return decodeImage(canvas.toBuffer('image/jpeg', 90));
}

test('a code is read at any place, and the decoder is loaded once', async () => {
  const read = loadQrReader(readWasm);
  const image = await picture((context) => {
    drawQrCode(context, 'https://example.com/a', { x: 700, y: 300, size: 150 }, 1);
  });
  for (let i = 0; i < 2; i++) {
    const [code, ...others] = await read(image);
    expect(others).toEqual([]);
    expect(code?.text).toBe('https://example.com/a');
    expect(Math.abs((code?.center.x ?? 0) - 775)).toBeLessThan(3);
    expect(Math.abs((code?.center.y ?? 0) - 375)).toBeLessThan(3);
  }
  expect(readWasm).toHaveBeenCalledTimes(1);
});

test('two codes are read, one of them rotated', async () => {
  const image = await picture((context) => {
    drawQrCode(context, 'level', { x: 100, y: 100, size: 120 }, 1);
    context.translate(850, 500);
    context.rotate(Math.PI / 5);
    drawQrCode(context, 'turned', { x: -80, y: -80, size: 160 }, 1);
  });
  const codes = await loadQrReader(readWasm)(image);
  expect(codes.map(({ text }) => text).sort()).toEqual(['level', 'turned']);
});

test('a code in white on black is read', async () => {
  const image = await picture((context) => {
    drawQrCode(context, 'inverted', { x: 500, y: 300, size: 150 }, 1);
  });
  image.data.forEach((value, i) => {
    image.data[i] = 255 - value;
  });
  expect((await loadQrReader(readWasm)(image)).map(({ text }) => text)).toEqual(['inverted']);
});

test('a card without a code needs no decoder', async () => {
  const image = await picture((context) => {
    context.fillStyle = 'black';
    context.font = '40px sans-serif';
    context.fillText('Ida Lindqvist, Head of Research', 100, 200);
    context.strokeRect(100, 300, 200, 200);
  });
  expect(await loadQrReader(readWasm)(image)).toEqual([]);
  expect(readWasm).not.toHaveBeenCalled();
});

test('if the decoder cannot be loaded, the reading fails, and the next one tries again', async () => {
  const image = await picture((context) => {
    drawQrCode(context, 'https://example.com/a', { x: 700, y: 300, size: 150 }, 1);
  });
  const read = loadQrReader(readWasm);
  readWasm.mockRejectedValueOnce(new Error('gone'));
  await expect(read(image)).rejects.toThrow('gone');
  expect(await read(image)).toHaveLength(1);
});
