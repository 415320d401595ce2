import type { Engine, Recogniser } from './models/engine.ts';
import type { ModelFileName } from './models/model-file-name.ts';
import type { NeuralModel } from './models/neural-model.ts';
import { parseAlphabet } from './recognise/alphabet.ts';
import { LINE_HEIGHT } from './recognise/recognise-lines.ts';

/** What an adapter brings. */
export interface EngineParts {
  readFile(name: ModelFileName): Promise<Uint8Array>;
  loadNetwork(onnx: Uint8Array): Promise<NeuralModel>;
  loadQrReader(): Promise<Engine['readQrCodes']>;
}

/** Loads every network, at once. */
export async function loadEngine(parts: EngineParts): Promise<Engine> {
  const [detector, recogniser, secondRecogniser, direction, understanding, readQrCodes] =
    await Promise.all([
      load(parts, 'detector.onnx'),
      loadRecogniser(parts, 'recogniser.onnx', 'dictionary.txt'),
      loadRecogniser(parts, 'second-recogniser.onnx', 'second-dictionary.txt'),
      load(parts, 'direction.onnx'),
      load(parts, 'understanding.onnx'),
      parts.loadQrReader(),
    ]);
  const networks = [detector, recogniser.model, secondRecogniser.model, direction, understanding];
  return {
    detector,
    recogniser,
    secondRecogniser,
    direction,
    understanding,
    readQrCodes,
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
  return loadNetwork(bytes).catch((error: unknown) => {
    throw new Error(`${name} is not a model that ONNX Runtime can load.`, { cause: error });
  });
}

async function loadRecogniser(
  parts: EngineParts,
  network: ModelFileName,
  dictionary: ModelFileName,
): Promise<Recogniser> {
  const symbols = new TextDecoder().decode(await parts.readFile(dictionary));
  const recogniser = { model: await load(parts, network), alphabet: parseAlphabet(symbols) };
  await checkAlphabet(recogniser);
  return recogniser;
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
