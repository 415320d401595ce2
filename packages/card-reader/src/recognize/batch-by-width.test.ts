import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchByWidth } from './batch-by-width.ts';

test('every line is in exactly one batch, with lines of similar width', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 16, max: 2048 }), { maxLength: 60 }), (widths) => {
      const batches = batchByWidth(widths, 0.08);
      const indices = batches.flat().sort((a, b) => a - b);
      expect(indices).toEqual(widths.map((_, i) => i));
      for (const batch of batches) {
        const members = batch.map((i) => widths[i] ?? 0);
        expect(Math.min(...members)).toBeGreaterThanOrEqual(Math.max(...members) * 0.85 - 1e-6);
      }
    }),
  );
});
