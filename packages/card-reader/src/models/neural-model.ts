/** Numbers in row-major order with the length of each axis. */
export interface Tensor {
  data: Float32Array;
  shape: readonly number[];
}

/** A loaded network with one input and one output, independent of the runtime. */
export interface NeuralModel {
  run(input: Tensor): Promise<Tensor>;
  release(): Promise<void>;
}
