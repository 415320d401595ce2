import type { NeuralModel } from '../models/neural-model.ts';
import { readModelFile } from './model-files.ts';
import { loadOnnxModel } from './onnx-model.ts';

/** The network that says what words are, alone: for lines that somebody else has read. */
export async function loadUnderstanding(modelDir?: string): Promise<NeuralModel> {
  return loadOnnxModel(await readModelFile('understanding.onnx', modelDir), 1);
}
