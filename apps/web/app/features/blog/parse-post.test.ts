import { describe, expect, it } from 'vitest';
import { parsePost, readingTime } from './parse-post.ts';

const frontMatter = `title: "Scanning: a start"
excerpt: Short.
metaDescription: A description that is long enough to be of use in a list of results.
tags: [One, Two]
publishedAt: 2026-11-21`;

describe('parsePost', () => {
  it('reads the front matter and turns the text into HTML', () => {
    const post = parsePost(
      'start',
      `---\n${frontMatter}\n---\n\n## Why\n\nSee [the demo](/trial).\n`,
    );
    expect(post).toMatchObject({
      slug: 'start',
      title: 'Scanning: a start',
      tags: ['One', 'Two'],
      publishedAt: '2026-11-21',
      readingTime: '1 min read',
    });
    expect(post.content).toContain('<h2>Why</h2>');
    expect(post.content).toContain('<a href="/trial">the demo</a>');
  });

  it('names what is missing', () => {
    const source = `---\n${frontMatter.replace(/^tags.*$/m, '')}\n---\nText`;
    expect(() => parsePost('start', source)).toThrow(/The post start:[\s\S]*tags/);
  });

  it('refuses a file without front matter', () => {
    expect(() => parsePost('start', '# Hello')).toThrow('The post start has no front matter');
  });
});

describe('readingTime', () => {
  it('counts words, not signs', () => {
    expect(readingTime("It's a well-known — fact. ".repeat(238 / 4 + 1))).toBe('1 min read');
    expect(readingTime('word '.repeat(952))).toBe('4 min read');
  });

  it('is a minute at least', () => {
    expect(readingTime('')).toBe('1 min read');
  });
});
