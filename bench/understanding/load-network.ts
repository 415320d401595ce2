import { readFile } from 'node:fs/promises';
import type { NeuralModel } from '@cardsift/card-reader/models/neural-model';
import { loadOnnxModel } from '@cardsift/card-reader/node/onnx-model';
import { readModelFile } from '@cardsift/card-reader/node/model-files';

/** The understanding network: ours, or the one in a file. */
export async function loadNetwork(file?: string): Promise<NeuralModel> {
  return loadOnnxModel(await (file ? readFile(file) : readModelFile('understanding.onnx')), 1);
}
