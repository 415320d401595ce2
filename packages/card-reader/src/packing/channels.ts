import type { Weights } from './find-weights.ts';

/** How a tensor's numbers are divided into output channels, each with its own scale. */
export interface Channels {
  count: number;
  /** How many consecutive numbers belong to one channel. */
  run: number;
}

/**
 * The channel is the first axis of a convolution (M×C×kH×kW), and the last axis of a matrix that rows are
 * multiplied by (K×N).
 */
export function channelsOf({ shape }: Pick<Weights, 'shape'>): Channels {
  const [first = 1, ...rest] = shape;
  if (shape.length === 2) return { count: rest[0] as number, run: 1 };
  return { count: first, run: rest.reduce((product, length) => product * length, 1) };
}

/** The channel of the number at an index. */
export const channelAt = ({ count, run }: Channels, index: number) =>
  Math.floor(index / run) % count;

export function countOf({ shape }: Pick<Weights, 'shape'>): number {
  return shape.reduce((product, length) => product * length, 1);
}
