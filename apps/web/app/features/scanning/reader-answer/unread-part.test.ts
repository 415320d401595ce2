import { expect, test } from 'vitest';
import { unreadPart } from './unread-part.ts';

test('a card that was read as a whole says nothing', () => {
  expect(unreadPart({})).toEqual([]);
  expect(unreadPart(null)).toEqual([]);
});

test('all scripts that are not read stand in one sentence', () => {
  expect(unreadPart({ unreadable: ['Arabic'] })).toEqual([
    'Part of this card is in Arabic, which Cardsift cannot read yet.',
  ]);
  expect(unreadPart({ unreadable: ['Arabic', 'Thai'] })).toEqual([
    'Part of this card is in Arabic and Thai, which Cardsift cannot read yet.',
  ]);
});

test('what a pack would read is told apart, and one pack at a time', () => {
  expect(unreadPart({ unreadable: ['Chinese or Japanese', 'Thai', 'Korean'] })).toEqual([
    'Part of this card is in Thai, which Cardsift cannot read yet.',
    'Part of this card is in Chinese or Japanese. To read it on this device, download the Chinese and Japanese pack.',
  ]);
});
