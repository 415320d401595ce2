import { expect, test } from 'vitest';
import type { Recognizer } from '../models/engine.ts';
import type { ReadSymbol } from './ctc-decode.ts';
import { readEveryScript } from './read-every-script.ts';
import { LINE_HEIGHT } from './recognize-lines.ts';

const WIDTH = 192;
const crop = { width: WIDTH, height: LINE_HEIGHT, data: new Uint8Array(WIDTH * LINE_HEIGHT * 3) };

const line = (text: string, probability: number) => ({
  crop,
  symbols: [...text].map(
    (each, i): ReadSymbol => ({ text: each, probability, position: i / text.length, others: [] }),
  ),
});

/** Reads these symbols, each 0.95 probable, on whatever it is shown; counts its lines. */
function recognizer(text: string) {
  const alphabet = ['', ...text];
  const asked: number[] = [];
  const model: Recognizer['model'] = {
    run: async ({ shape: [lines = 0] }) => {
      asked.push(lines);
      const one = [...text].flatMap((_, i) => [i + 1, 0.95]);
      return {
        data: Float32Array.from(Array.from({ length: lines }, () => one).flat()),
        shape: [lines, text.length, 2],
      };
    },
    release: async () => {},
  };
  return { asked, every: { alphabet, model } };
}

const textOf = ({ symbols }: { symbols: ReadSymbol[] }) => symbols.map(({ text }) => text).join('');

test('a line in Japanese is read as such, and a Latin one beside it is not read again', async () => {
  const { asked, every } = recognizer('山田太郎');
  const read = await readEveryScript([line('Taro Yamada', 0.99), line('UBXE', 0.6)], every);
  expect(read.map(textOf)).toEqual(['Taro Yamada', '山田太郎']);
  expect(asked).toEqual([1]);
});

test('an unsure line without Chinese or Japanese letters stays as the Latin head read it', async () => {
  const { every } = recognizer('Tarn');
  expect((await readEveryScript([line('Taro', 0.8)], every)).map(textOf)).toEqual(['Taro']);
});

test('a device, which has no other head, keeps its lines', async () => {
  expect((await readEveryScript([line('UBXE', 0.6)], undefined)).map(textOf)).toEqual(['UBXE']);
});
