import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record, recordLists } from './testing/arbitrary-record.ts';
import { findUntidy, settlementOf } from './tidy-up.ts';

const reading = (confidence: number) => ({
  reading: { fields: { 'phones.0': { origin: 'printed', confidence } } },
});

test('what needs a decision is found, and what is in order is not', () => {
  const unnamed = record({ full_name: 'Unknown Contact', email: 'a@x.example' });
  const unreachable = record({ full_name: 'Jane Doe' });
  const doubtful = record({ full_name: 'Li', phone: '1', details: reading(0.5) });
  const fine = record({ full_name: 'Ada', phone: '2', details: reading(0.9) });
  const reached = record({ full_name: 'Bo', details: { urls: ['https://bo.example'] } });
  expect(findUntidy([doubtful, unreachable, unnamed, fine, reached])).toEqual([
    { kind: 'unnamed', contact: unnamed },
    { kind: 'unreachable', contact: unreachable },
    { kind: 'doubtful', contact: doubtful, doubts: ['phone'] },
  ]);
});

test('a doubt is gone once the contact was edited', () => {
  const history = [{ kind: 'edited', at: '2026-01-01T00:00:00Z', columns: ['phone'] }];
  const edited = record({ full_name: 'Li', phone: '1', details: reading(0.5), history });
  expect(findUntidy([edited])).toEqual([]);
});

test('two duplicates need one decision, whichever of them stores it', () => {
  const a = record({ full_name: 'Jane', email: 'j@x.example' });
  const b = record({ full_name: 'J.', email: 'j@x.example' });
  expect(findUntidy([a, b])).toEqual([{ kind: 'duplicate', contact: a, other: b }]);
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const settled = { ...one, settled: [`duplicate ${other.id}`] };
    expect(findUntidy([settled, other])).toEqual([]);
  }
});

test('a settled decision is never asked again', () => {
  fc.assert(
    fc.property(recordLists, (records) => {
      const settlements = Map.groupBy(findUntidy(records), ({ contact }) => contact.id);
      const settled = records.map((one) => ({
        ...one,
        settled: settlements.get(one.id)?.map(settlementOf) ?? [],
      }));
      expect(findUntidy(settled)).toEqual([]);
    }),
  );
});
