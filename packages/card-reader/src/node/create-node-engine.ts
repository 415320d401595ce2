import type { Engine } from '../models/engine.ts';
import { parseAlphabet } from '../recognise/alphabet.ts';
import { type ModelFileName, readModelFile } from './model-files.ts';
import { loadOnnxModel } from './onnx-model.ts';
import { loadQrReader } from './read-qr-codes.ts';
import { createSpeller } from './speller.ts';

export interface NodeEngineOptions {
  /** Threads of one network's run; default 2. */
  threads?: number;
  /** A folder whose `detector.onnx`, `recogniser.onnx`, `dictionary.txt` and `direction.onnx` replace ours. */
  modelDir?: string;
}

/** The models in ONNX Runtime, their bytes checked; about a second. */
export async function createNodeEngine({
  threads = 2,
  modelDir,
}: NodeEngineOptions): Promise<Engine> {
  const load = async (name: ModelFileName) =>
    loadOnnxModel(await readModelFile(name, modelDir), threads);
  const [detector, model, direction, dictionary, readQrCodes] = await Promise.all([
    load('detector.onnx'),
    load('recogniser.onnx'),
    load('direction.onnx'),
    readModelFile('dictionary.txt', modelDir),
    loadQrReader(),
  ]);
  const alphabet = parseAlphabet(dictionary.toString('utf8'));
  const speller = createSpeller();
  return {
    detector,
    recogniser: { model, alphabet },
    direction,
    readQrCodes,
    spellLine: speller.spellLine,
    async close() {
      await Promise.all([detector, model, direction].map((network) => network.release()));
      await speller.close();
    },
  };
}
