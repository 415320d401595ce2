import type { Engine, Recognizer } from './models/engine.ts';
import type { ModelFileName } from './models/model-file-name.ts';
import type { NeuralModel } from './models/neural-model.ts';
import { parseAlphabet } from './recognize/alphabet.ts';
import { LINE_HEIGHT } from './recognize/recognize-lines.ts';
import { release } from './release.ts';

/** What an adapter brings. */
export interface EngineParts {
  /** A file's bytes, which are of no use to anybody else afterwards. */
  readFile(name: ModelFileName): Promise<Uint8Array>;
  loadNetwork(onnx: Uint8Array): Promise<NeuralModel>;
  readQrCodes: Engine['readQrCodes'];
}

/** Loads every network, at once. */
export async function loadEngine(parts: EngineParts): Promise<Engine> {
  const [detector, recognizer, secondRecognizer, direction, understanding] = await Promise.all([
    load(parts, 'detector.onnx'),
    loadRecognizer(parts, 'recognizer.onnx', 'dictionary.txt'),
    loadRecognizer(parts, 'second-recognizer.onnx', 'second-dictionary.txt'),
    load(parts, 'direction.onnx'),
    load(parts, 'understanding.onnx'),
  ]);
  const networks = [detector, recognizer.model, secondRecognizer.model, direction, understanding];
  return {
    detector,
    recognizer,
    secondRecognizer,
    direction,
    understanding,
    readQrCodes: parts.readQrCodes,
    async close() {
      await Promise.all(networks.map((network) => network.release()));
    },
  };
}

async function load(
  { readFile, loadNetwork }: EngineParts,
  name: ModelFileName,
): Promise<NeuralModel> {
  const bytes = await readFile(name);
  try {
    return await loadNetwork(bytes);
  } catch (error) {
    throw new Error(`${name} is not a model that ONNX Runtime can load.`, { cause: error });
  } finally {
    release(bytes);
  }
}

async function loadRecognizer(
  parts: EngineParts,
  network: ModelFileName,
  dictionary: ModelFileName,
): Promise<Recognizer> {
  const symbols = new TextDecoder().decode(await parts.readFile(dictionary));
  const recognizer = { model: await load(parts, network), alphabet: parseAlphabet(symbols) };
  await checkAlphabet(recognizer);
  return recognizer;
}

/** With another model's dictionary every letter would be read as a wrong one. */
async function checkAlphabet({ model, alphabet }: Recognizer): Promise<void> {
  const width = 32;
  const blank = new Float32Array(3 * LINE_HEIGHT * width);
  const { shape } = await model.run({ data: blank, shape: [1, 3, LINE_HEIGHT, width] });
  if (shape[2] !== alphabet.length) {
    throw new Error(
      `The recognizer tells ${shape[2]} symbols apart and its dictionary names ${alphabet.length}.`,
    );
  }
}
