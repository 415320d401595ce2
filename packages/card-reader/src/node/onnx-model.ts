// First: it has to run before the runtime is loaded.
import './silence-telemetry.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { NeuralModel } from '../models/neural-model.ts';
import { wrapSession } from '../models/wrap-session.ts';

const SESSION = {
  // Products too small to change anything take processors a hundred times longer.
  set_denormal_as_zero: '1',
  // Threads that wait by spinning take the time of the one they wait for when a machine is busy, and a
  // quiet one gains nothing by it.
  intra_op: { allow_spinning: '0' },
};

/** A network in ONNX Runtime on the CPU, using `threads` threads. */
export async function loadOnnxModel(bytes: Uint8Array, threads: number): Promise<NeuralModel> {
  const session = await InferenceSession.create(bytes, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // Line widths differ from card to card, so memory kept per shape would only grow.
    enableMemPattern: false,
    extra: { session: SESSION },
  });
  return wrapSession(session, (data, shape) => new Tensor('float32', data, shape));
}
