import { BODY_LIMITS } from '@cardsift/backend/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BYTES_PER_CALL, BYTES_PER_INSERT, packRows } from './request-sizes.ts';

const lengths = (batches: unknown[][]) => batches.map((batch) => batch.length);

test('rows with pictures travel in smaller batches', () => {
  const small = Array.from({ length: 1_200 }, (_, index) => ({ index }));
  expect(lengths(packRows(small, BYTES_PER_INSERT))).toEqual([500, 500, 200]);
  const large = Array.from({ length: 30 }, () => ({ photo: 'x'.repeat(90_000) }));
  expect(lengths(packRows(large, BYTES_PER_INSERT))).toEqual([11, 11, 8]);
  expect(lengths(packRows(large, BYTES_PER_CALL))).toEqual(Array(15).fill(2));
});

test('bytes count, not letters', () => {
  const chinese = Array.from({ length: 30 }, () => ({ notes: '名'.repeat(30_000) }));
  expect(lengths(packRows(chinese, BYTES_PER_INSERT))).toEqual([11, 11, 8]);
});

/** The most bytes that the backend takes of a body sent there. */
const takenAt = (address: string) =>
  BODY_LIMITS.find(({ path }) => address.startsWith(path))?.bytes ?? 0;

test('whatever the rows, the backend takes each batch, and no row is lost', () => {
  const row = fc.record({
    notes: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('"名\u0001'.repeat(1_000))),
    details: fc.constantFrom({}, { photo: 'x'.repeat(90_000) }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const inserts = packRows(rows, BYTES_PER_INSERT);
      expect(inserts.flat()).toEqual(rows);
      for (const batch of inserts) {
        const body = Buffer.byteLength(JSON.stringify(batch));
        expect(body).toBeLessThanOrEqual(takenAt('/rest/v1/business_card_records'));
      }
      const calls = packRows(rows, BYTES_PER_CALL);
      expect(calls.flat()).toEqual(rows);
      for (const batch of calls) {
        const body = JSON.stringify({ changes: { contacts: batch }, is_undo: false });
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(takenAt('/rest/v1/rpc/x'));
      }
    }),
    { numRuns: 30 },
  );
});
