import { freeMemory } from './free-memory.ts';
import type { Engine, Recognizer } from './models/engine.ts';
import type { ModelFileName } from './models/model-file-name.ts';
import type { NeuralModel } from './models/neural-model.ts';
import { IDEOGRAPHS, type Pack } from './models/packs.ts';
import { parseAlphabet } from './recognize/alphabet.ts';
import { createBackbone } from './recognize/shared-features.ts';

export interface EngineParts {
  /** A file's bytes, which nobody else may use afterwards. */
  readFile(name: ModelFileName): Promise<Uint8Array>;
  loadNetwork(onnx: Uint8Array): Promise<NeuralModel>;
  readQrCodes: Engine['readQrCodes'];
  /** The packs whose files there are. */
  packs: readonly Pack[];
}

/** Loads all networks in parallel. */
export async function loadEngine(parts: EngineParts): Promise<Engine> {
  const [detector, recognizer, quick, latin, alphabets, direction, understanding, heads] =
    await Promise.all([
      load(parts, 'detector.onnx'),
      load(parts, 'recognizer.onnx'),
      loadRecognizer(parts, 'quick-recognizer.onnx', 'quick-dictionary.txt'),
      loadRecognizer(parts, 'latin-head.onnx', 'latin-dictionary.txt'),
      loadRecognizer(parts, 'alphabets-head.onnx', 'alphabets-dictionary.txt'),
      load(parts, 'direction.onnx'),
      load(parts, 'understanding.onnx'),
      Promise.all(parts.packs.map((pack) => loadRecognizer(parts, pack.head, pack.dictionary))),
    ]);
  const recognizers = [quick, latin, alphabets, ...heads].map(({ model }) => model);
  const networks = [detector, recognizer, ...recognizers, direction, understanding];
  const backbone = createBackbone(recognizer);
  const { [IDEOGRAPHS]: everyScript, ...ofScripts }: Record<string, Recognizer> =
    Object.fromEntries(heads.map((head, i) => [parts.packs[i]?.script, { ...head, backbone }]));
  return {
    detector,
    recognizer: { ...latin, backbone, quick },
    alphabets: { ...alphabets, backbone },
    everyScript,
    ofScripts,
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
    freeMemory(bytes);
  }
}

async function loadRecognizer(
  parts: EngineParts,
  network: ModelFileName,
  dictionary: ModelFileName,
): Promise<Recognizer> {
  const symbols = new TextDecoder().decode(await parts.readFile(dictionary));
  return { model: await load(parts, network), alphabet: parseAlphabet(symbols) };
}
