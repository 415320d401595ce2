import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHashtags, joinHashtags, mergeTags, parseHashtags, parseTags } from './tags.ts';

const tagInput = fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', '#', 'ü') });

test('typed tags are split at commas and trimmed, and empty ones are dropped', () => {
  expect(parseTags(' Hannover 2026,, lead , ,lead')).toEqual(['Hannover 2026', 'lead']);
  expect(parseTags(' , ')).toEqual([]);
});

test('merging keeps existing tags first, without repetitions', () => {
  expect(mergeTags(['b', 'a'], ['c', 'a'])).toEqual(['b', 'a', 'c']);
});

test('adding tags again changes nothing', () => {
  fc.assert(
    fc.property(tagInput, tagInput, (before, added) => {
      const once = mergeTags(parseTags(before), parseTags(added));
      expect(mergeTags(once, parseTags(added))).toEqual(once);
    }),
  );
});

test('hashtags lose their sign, empty ones and repetitions', () => {
  expect(parseHashtags('#tech, # ai,,tech')).toEqual(['tech', 'ai']);
  expect(parseHashtags(null)).toEqual([]);
  expect(joinHashtags(['tech', 'ai'])).toBe('tech, ai');
  expect(joinHashtags([])).toBeNull();
});

test('joined hashtags are read back', () => {
  fc.assert(
    fc.property(tagInput, (input) => {
      const hashtags = parseHashtags(input);
      expect(parseHashtags(joinHashtags(hashtags))).toEqual(hashtags);
    }),
  );
});

test('a contact’s hashtags have no sign, are in lower case, and are not repeated', () => {
  expect(cleanHashtags([' #AI', 'ai', '##Lagos ', '#', ''])).toEqual(['ai', 'lagos']);
});
