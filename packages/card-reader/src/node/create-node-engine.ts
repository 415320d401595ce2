import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadEngine } from '../load-engine.ts';
import type { Engine } from '../models/engine.ts';
import { PACKS } from '../models/packs.ts';
import { loadQrReader } from '../qr-codes/load-qr-reader.ts';
import { readModelFile } from './model-files.ts';
import { loadOnnxModel } from './onnx-model.ts';

export interface NodeEngineOptions {
  /** Threads of one network's run; default 2. */
  threads?: number;
  /** A folder whose files replace ours of the same name, as docs/operating.md says. */
  modelDir?: string;
}

const require = createRequire(import.meta.url);

/** Loads the models into ONNX Runtime and checks their bytes. Takes about a second. */
export async function createNodeEngine({
  threads = 2,
  modelDir,
}: NodeEngineOptions): Promise<Engine> {
  return loadEngine({
    readFile: (name) => readModelFile(name, modelDir),
    loadNetwork: (bytes) => loadOnnxModel(bytes, threads),
    packs: PACKS,
    readQrCodes: loadQrReader(() =>
      readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
    ),
  });
}
