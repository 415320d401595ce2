// First: it has to run before the runtime is loaded.
import './silence-telemetry.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { NeuralModel } from '../models/neural-model.ts';
import { wrapSession } from '../models/wrap-session.ts';

/** A network in ONNX Runtime on the CPU, using `threads` threads. */
export async function loadOnnxModel(bytes: Uint8Array, threads: number): Promise<NeuralModel> {
  const session = await InferenceSession.create(bytes, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Line widths differ from card to card, so memory kept per shape would only grow.
    enableMemPattern: false,
  });
  return wrapSession(session, (data, shape) => new Tensor('float32', data, shape));
}
