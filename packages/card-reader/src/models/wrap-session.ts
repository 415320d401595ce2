import type { NeuralModel } from './neural-model.ts';

/** ONNX Runtime's session for a network, in Node.js and in browsers. */
interface OnnxSession<T> {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(
    feeds: Record<string, T>,
  ): Promise<Record<string, { data: unknown; dims: readonly number[] }>>;
  release(): Promise<void>;
}

/** Wraps a network with one input and one output, so that both are plain numbers. */
export function wrapSession<T>(
  session: OnnxSession<T>,
  createTensor: (data: Float32Array, shape: readonly number[]) => T,
): NeuralModel {
  const [input] = session.inputNames;
  const [output] = session.outputNames;
  if (!input || !output) throw new Error('The model has no input or no output.');
  return {
    async run({ data, shape }) {
      const results = await session.run({ [input]: createTensor(data, shape) });
      const result = results[output];
      if (!(result?.data instanceof Float32Array)) throw new Error('The model gives no float32.');
      return { data: result.data, shape: result.dims };
    },
    release: () => session.release(),
  };
}
