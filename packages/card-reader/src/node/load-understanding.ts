import type { NeuralModel } from '../models/neural-model.ts';
import { readModelFile } from './model-files.ts';
import { loadOnnxModel } from './onnx-model.ts';

/** Loads only the network that labels words, for lines that something else has read. */
export async function loadUnderstanding(modelDir?: string): Promise<NeuralModel> {
  return loadOnnxModel(await readModelFile('understanding.onnx', modelDir), 1);
}
