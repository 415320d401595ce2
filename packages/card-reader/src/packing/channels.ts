import type { Weights } from './find-weights.ts';

/** How a tensor's numbers fall into output channels, each with a scale of its own. */
export interface Channels {
  count: number;
  /** The channel of the number at an index. */
  of(index: number): number;
}

/** Convolutions have the channel first (M×C×kH×kW), matrices that rows are multiplied by have it last (K×N). */
export function channelsOf({ shape }: Pick<Weights, 'shape'>): Channels {
  if (shape.length === 2) {
    const count = shape[1] as number;
    return { count, of: (index) => index % count };
  }
  const [count = 1, ...rest] = shape;
  const each = rest.reduce((product, length) => product * length, 1);
  return { count, of: (index) => Math.floor(index / each) };
}

export function countOf({ shape }: Pick<Weights, 'shape'>): number {
  return shape.reduce((product, length) => product * length, 1);
}
