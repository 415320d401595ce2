// Must be the first import: it has to run before the runtime is loaded.
import './silence-telemetry.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { NeuralModel } from '../models/neural-model.ts';
import { wrapSession } from '../models/wrap-session.ts';

const SESSION = {
  // Products too small to change a result take processors a hundred times longer.
  set_denormal_as_zero: '1',
  // On a busy machine, spinning threads take time from the thread that they wait for. On a quiet one
  // spinning gains nothing.
  intra_op: { allow_spinning: '0' },
};

/** A network in ONNX Runtime on the CPU, using `threads` threads. */
export async function loadOnnxModel(bytes: Uint8Array, threads: number): Promise<NeuralModel> {
  const session = await InferenceSession.create(bytes, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Line widths differ from card to card, so memory plans cached per shape would only grow.
    enableMemPattern: false,
    extra: { session: SESSION },
  });
  return wrapSession(session, (data, shape) => new Tensor('float32', data, shape));
}
