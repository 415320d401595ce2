import type { Engine, Recogniser } from '../models/engine.ts';
import { parseAlphabet } from '../recognise/alphabet.ts';
import { LINE_HEIGHT } from '../recognise/recognise-lines.ts';
import { type ModelFileName, readModelFile } from './model-files.ts';
import { loadOnnxModel } from './onnx-model.ts';
import { loadQrReader } from './read-qr-codes.ts';

export interface NodeEngineOptions {
  /** Threads of one network's run; default 2. */
  threads?: number;
  /** A folder whose `detector.onnx`, `recogniser.onnx`, `dictionary.txt`, `second-recogniser.onnx`, `second-dictionary.txt`, `direction.onnx` and `understanding.onnx` replace ours. */
  modelDir?: string;
}

/** The models in ONNX Runtime, their bytes checked; about a second. */
export async function createNodeEngine({
  threads = 2,
  modelDir,
}: NodeEngineOptions): Promise<Engine> {
  const load = async (name: ModelFileName) => {
    const bytes = await readModelFile(name, modelDir);
    return loadOnnxModel(bytes, threads).catch((error: unknown) => {
      throw new Error(`${name} is not a model that ONNX Runtime can load.`, { cause: error });
    });
  };
  const loadRecogniser = async (network: ModelFileName, dictionary: ModelFileName) => {
    const symbols = await readModelFile(dictionary, modelDir);
    const recogniser = {
      model: await load(network),
      alphabet: parseAlphabet(symbols.toString('utf8')),
    };
    await checkAlphabet(recogniser);
    return recogniser;
  };
  const [detector, recogniser, secondRecogniser, direction, understanding, readQrCodes] =
    await Promise.all([
      load('detector.onnx'),
      loadRecogniser('recogniser.onnx', 'dictionary.txt'),
      loadRecogniser('second-recogniser.onnx', 'second-dictionary.txt'),
      load('direction.onnx'),
      load('understanding.onnx'),
      loadQrReader(),
    ]);
  return {
    detector,
    recogniser,
    secondRecogniser,
    direction,
    understanding,
    readQrCodes,
    async close() {
      const networks = [
        detector,
        recogniser.model,
        secondRecogniser.model,
        direction,
        understanding,
      ];
      await Promise.all(networks.map((network) => network.release()));
    },
  };
}

/** With another model's dictionary every letter would be read as a wrong one. */
async function checkAlphabet({ model, alphabet }: Recogniser): Promise<void> {
  const width = 32;
  const blank = new Float32Array(3 * LINE_HEIGHT * width);
  const { shape } = await model.run({ data: blank, shape: [1, 3, LINE_HEIGHT, width] });
  if (shape[2] !== alphabet.length) {
    throw new Error(
      `The recogniser tells ${shape[2]} symbols apart and its dictionary names ${alphabet.length}.`,
    );
  }
}
