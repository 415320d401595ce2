// First: it has to run before the runtime is loaded.
import './silence-telemetry.ts';
import { InferenceSession, Tensor as OnnxTensor } from 'onnxruntime-node';
import type { NeuralModel } from '../models/neural-model.ts';

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
  const input = session.inputNames[0];
  const output = session.outputNames[0];
  if (!input || !output) throw new Error('The model has no input or no output.');
  return {
    async run({ data, shape }) {
      const results = await session.run({ [input]: new OnnxTensor('float32', data, shape) });
      const result = results[output];
      if (!(result?.data instanceof Float32Array)) throw new Error('The model gives no float32.');
      return { data: result.data, shape: result.dims };
    },
    release: () => session.release(),
  };
}
