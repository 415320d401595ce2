import { describe, expect, it } from 'vitest';
import { readingTime } from './parse-post.ts';

describe('readingTime', () => {
  it('counts words, not signs', () => {
    expect(readingTime("It's a well-known — fact. ".repeat(238 / 4 + 1))).toBe('1 min read');
    expect(readingTime('word '.repeat(952))).toBe('4 min read');
  });

  it('is a minute at least', () => {
    expect(readingTime('')).toBe('1 min read');
  });
});
