import type { Engine, Recognizer } from './models/engine.ts';
import type { ModelFileName } from './models/model-file-name.ts';
import type { NeuralModel } from './models/neural-model.ts';
import { parseAlphabet } from './recognize/alphabet.ts';
import { createBackbone } from './recognize/backbone.ts';
import { release } from './release.ts';

export interface EngineParts {
  /** A file's bytes, which nobody else may use afterwards. */
  readFile(name: ModelFileName): Promise<Uint8Array>;
  loadNetwork(onnx: Uint8Array): Promise<NeuralModel>;
  readQrCodes: Engine['readQrCodes'];
  /** Whether to read Chinese, Japanese and Korean lines too. */
  everyScript: boolean;
}

/** Loads all networks in parallel. */
export async function loadEngine(parts: EngineParts): Promise<Engine> {
  const [detector, recognizer, quick, latin, alphabets, every, korean, direction, understanding] =
    await Promise.all([
      load(parts, 'detector.onnx'),
      load(parts, 'recognizer.onnx'),
      loadRecognizer(parts, 'quick-recognizer.onnx', 'quick-dictionary.txt'),
      loadRecognizer(parts, 'latin-head.onnx', 'latin-dictionary.txt'),
      loadRecognizer(parts, 'alphabets-head.onnx', 'alphabets-dictionary.txt'),
      parts.everyScript
        ? loadRecognizer(parts, 'every-head.onnx', 'every-dictionary.txt')
        : undefined,
      parts.everyScript
        ? loadRecognizer(parts, 'korean-head.onnx', 'korean-dictionary.txt')
        : undefined,
      load(parts, 'direction.onnx'),
      load(parts, 'understanding.onnx'),
    ]);
  const recognizers = [quick, latin, alphabets, every, korean].flatMap((each) =>
    each ? [each.model] : [],
  );
  const networks = [detector, recognizer, ...recognizers, direction, understanding];
  const backbone = createBackbone(recognizer);
  return {
    detector,
    recognizer: { ...latin, backbone, quick },
    alphabets: { ...alphabets, backbone },
    ...(every && { everyScript: { ...every, backbone } }),
    ofScripts: korean ? { Korean: { ...korean, backbone } } : {},
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
  return { model: await load(parts, network), alphabet: parseAlphabet(symbols) };
}
