import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineConfidence } from './line-confidence.ts';

const confidence = (probability: number) =>
  lineConfidence([{ text: 'a', probability, position: 0, others: [] }]);

test('a line at the recognizer’s usual maximum has a high confidence', () => {
  expect(confidence(0.9992)).toBeGreaterThan(0.9999);
  expect(confidence(0.95)).toBeCloseTo(0.95);
  expect(lineConfidence([])).toBe(0);
});

test('of two lines the more certain one keeps the higher confidence', () => {
  const probability = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(probability, probability, (a, b) => {
      expect(Math.sign(confidence(a) - confidence(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
    }),
  );
});
