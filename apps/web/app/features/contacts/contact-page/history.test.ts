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
  expect(describeEdit({ columns: ['phone'], kind: 'imported' })).toBe('Updated from a file: phone');
  expect(describeEdit({ columns: ['details', 'met_event', 'phone'] })).toBe(
    'Changed: event, phone',
  );
  expect(describeEdit({ columns: ['details'] })).toBe('Changed: details');
  expect(describeEdit({ columns: ['phone'], device: 'My phone' })).toBe(
    'Changed on My phone: phone',
  );
  expect(describeEdit({ columns: ['phone'], device: null })).toBe('Changed: phone');
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
