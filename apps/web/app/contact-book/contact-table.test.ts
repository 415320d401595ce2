import { expect, test } from 'vitest';
import { packRows } from './contact-table.ts';

test('rows with pictures travel in smaller batches', () => {
  const small = Array.from({ length: 1_200 }, (_, index) => ({ index }));
  expect(packRows(small).map((batch) => batch.length)).toEqual([500, 500, 200]);
  const large = Array.from({ length: 30 }, () => ({ photo: 'x'.repeat(90_000) }));
  const batches = packRows(large);
  expect(batches.flat()).toHaveLength(30);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(1_010_000);
});
