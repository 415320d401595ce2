import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { CardReader } from '../card-reader.ts';
import { createCardReader } from '../create-card-reader.ts';
import { loadEngine } from '../load-engine.ts';
import type { ModelFileName } from '../models/model-file-name.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import type { Pack } from '../models/packs.ts';
import { wrapSession } from '../models/wrap-session.ts';
import { loadQrReader } from '../qr-codes/load-qr-reader.ts';
import { openPicture } from './open-picture.ts';

export interface BrowserReaderParts {
  /** Reads a model's file, which is the same as in Node.js. */
  readFile(name: ModelFileName): Promise<Uint8Array>;
  /** The packs whose files there are. */
  packs: readonly Pack[];
  /** ONNX Runtime: the URL of its script, which its threads load again, and its WebAssembly. */
  runtime: { script: string; wasm: Uint8Array };
  qrWasm: Uint8Array;
  /** More than 1 only if the page is cross-origin isolated. */
  threads: number;
}

/** A reader in a worker of the browser, with its models in memory. Make one and keep it. */
export async function createBrowserCardReader(parts: BrowserReaderParts): Promise<CardReader> {
  const { runtime, threads } = parts;
  env.wasm.wasmPaths = { mjs: runtime.script };
  env.wasm.wasmBinary = runtime.wasm;
  env.wasm.numThreads = threads;
  const engine = await loadEngine({
    readFile: parts.readFile,
    loadNetwork,
    packs: parts.packs,
    readQrCodes: loadQrReader(async () => parts.qrWasm),
  });
  return createCardReader(openPicture, engine);
}

async function loadNetwork(onnx: Uint8Array): Promise<NeuralModel> {
  const session = await InferenceSession.create(onnx, {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
    enableMemPattern: false,
  });
  return wrapSession(session, (data, shape) => new Tensor('float32', data, shape));
}
