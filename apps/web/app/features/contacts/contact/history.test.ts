import { expect, test } from 'vitest';
import { describeEdit, describeOrigin, readHistory } from './history.ts';

test('the newest comes first, and what is not understood is left out', () => {
  const edited = { kind: 'edited', at: '2026-01-01T00:00:00Z', columns: ['phone'] };
  const merged = { kind: 'merged', at: '2026-02-01T00:00:00Z', merge: 'm' };
  expect(readHistory({ history: [edited, { kind: 'painted' }, 7, merged] })).toEqual([
    merged,
    edited,
  ]);
  expect(readHistory({ history: 'none' })).toEqual([]);
});

test('an edit names what people know, and the rest as details', () => {
  expect(describeEdit(['phone'], 'imported')).toBe('Updated from a file: phone');
  expect(describeEdit(['details', 'met_event', 'phone'])).toBe('Changed: event, phone');
  expect(describeEdit(['details'])).toBe('Changed: details');
});

test.each([
  [{ source: 'scan', details: {} }, 'Scanned from a card'],
  [{ source: null, details: { reading: {} } }, 'Scanned from a card'],
  [{ source: 'import', details: {} }, 'Imported from a file'],
  [{ source: 'hand', details: {} }, 'Added by hand'],
  [{ source: null, details: {} }, 'Added'],
])('%j came so: %s', (record, text) => {
  expect(describeOrigin(record)).toBe(text);
});
