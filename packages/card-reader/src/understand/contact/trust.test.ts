import { expect, test } from 'vitest';
import type { Choice } from '../decode/choice.ts';
import { cutSegments } from '../decode/cut-segments.ts';
import { linkSegments } from '../decode/link-segments.ts';
import { toldCard } from '../testing/told-words.ts';
import { trustOf } from './trust.ts';

/** A name of which the network and the recognizer are so sure. */
function choice(certainty: number, confidence = 1, rival = 0): Choice {
  const { words, laid } = toldCard([['Jane Doe', ['name'], ['name', 0]]]);
  const [passage] = linkSegments(cutSegments(words, laid));
  if (!passage) throw new Error('no name');
  const sure = { certainty, probability: certainty, main: certainty, confidence };
  return { passage: { ...passage, ...sure }, rival, agreement: 0 };
}

test('what the network is sure of is trusted more, and never wholly', () => {
  const [low = 0, middle = 0, high = 0] = [0.5, 0.9, 0.999].map((certainty) =>
    trustOf('name', choice(certainty)),
  );
  expect(low).toBeLessThan(middle);
  expect(middle).toBeLessThan(high);
  expect(high).toBeGreaterThan(0.9);
  expect(high).toBeLessThan(1);
});

test('a second candidate makes a value less sure', () => {
  expect(trustOf('name', choice(0.95, 1, 0.5))).toBeLessThan(trustOf('name', choice(0.95)));
});
