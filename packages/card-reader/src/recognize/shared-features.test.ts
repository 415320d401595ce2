import { expect, test } from 'vitest';
import type { RgbImage } from '../geometry.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { recognizeCrops } from './recognize-crops.ts';
import { LINE_HEIGHT } from './run-on-lines.ts';
import { createBackbone } from './shared-features.ts';

const cropOf = (width: number, gray: number): RgbImage => ({
  width,
  height: LINE_HEIGHT,
  data: new Uint8Array(width * LINE_HEIGHT * 3).fill(gray),
});

/** Sees one number for every 8 pixels of a line: how bright its first pixel is. */
function createEye() {
  const asked: number[] = [];
  const model: NeuralModel = {
    run: async ({ data, shape: [lines = 0, , , width = 0] }) => {
      asked.push(lines);
      const size = data.length / lines;
      const steps = width / 8;
      const bright = Array.from({ length: lines * steps }, (_, i) =>
        (data[Math.floor(i / steps) * size] as number) > 0 ? 2 : 1,
      );
      return { data: Float32Array.from(bright), shape: [lines, 1, 1, steps] };
    },
    release: async () => {},
  };
  return { asked, model };
}

/** Names what was seen: class 1 for dark, 2 for bright. */
const head = (alphabet: string[], backbone: ReturnType<typeof createBackbone>) => ({
  backbone,
  alphabet: ['', ...alphabet],
  model: {
    run: async ({
      data,
      shape: [lines = 0, , , steps = 0],
    }: Parameters<NeuralModel['run']>[0]) => ({
      data: Float32Array.from([...data].flatMap((seen) => [seen, 1])),
      shape: [lines, steps, 2],
    }),
    release: async () => {},
  },
});

test('two heads read lines that were looked at once, each line its own letters', async () => {
  const { asked, model } = createEye();
  const backbone = createBackbone(model);
  const [dark, bright, longer] = [cropOf(64, 0), cropOf(64, 255), cropOf(256, 255)];
  const texts = async (crops: RgbImage[], letters: string[]) =>
    (await recognizeCrops(crops, head(letters, backbone))).map((symbols) =>
      symbols.map(({ text }) => text).join(''),
    );
  expect(await texts([dark, longer, bright], ['d', 'b'])).toEqual(['d', 'b', 'b']);
  expect(await texts([longer, bright, dark], ['Д', 'Б'])).toEqual(['Б', 'Б', 'Д']);
  expect(asked).toEqual([2, 1]);
  expect(await texts([bright, cropOf(64, 0)], ['d', 'b'])).toEqual(['b', 'd']);
  expect(asked).toEqual([2, 1, 1]);
});
