import type { Weights } from './find-weights.ts';

/** How a tensor's numbers fall into output channels, each with a scale of its own. */
export interface Channels {
  count: number;
  /** How many numbers of one channel follow each other. */
  run: number;
}

/** Convolutions have the channel first (M×C×kH×kW), matrices that rows are multiplied by have it last (K×N). */
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
