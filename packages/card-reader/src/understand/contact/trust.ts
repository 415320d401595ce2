import type { Choice } from '../decode/choice.ts';
import weights from './trust.json' with { type: 'json' };

export type TrustedField = 'name' | 'title' | 'organization';

/** Beyond these odds a network's probability says no more. */
const logit = (probability: number) => {
  const within = Math.min(0.9995, Math.max(0.005, probability));
  return Math.log(within / (1 - within));
};

/** What tells how often a chosen value is right; the order is that of `trust.json`. */
export function trustFeatures({ passage, rival, agreement }: Choice): number[] {
  const words = passage.segments.reduce((sum, segment) => sum + segment.words.length, 0);
  return [
    logit(passage.certainty),
    logit(passage.probability),
    logit(passage.main),
    logit(1 - rival),
    logit(passage.confidence),
    Math.log(words),
    agreement,
    Number(passage.lines.length > 1),
  ];
}

/**
 * How often a value with such features is right, 0 to 1: a logistic model of cards that no lesson showed
 * (`training/understanding/fit-trust.ts`).
 */
export function trustOf(field: TrustedField, choice: Choice): number {
  const sum = trustFeatures(choice).reduce(
    (total, feature, i) => total + feature * (weights.features[i] ?? 0),
    weights.fields[field],
  );
  return 1 / (1 + Math.exp(-sum));
}
