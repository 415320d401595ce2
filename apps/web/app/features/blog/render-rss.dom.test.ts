import { expect, it } from 'vitest';
import { renderRss } from './render-rss.ts';

it('renders posts as well-formed RSS, whatever stands in their titles', () => {
  const xml = renderRss([
    {
      slug: 'a-post',
      title: 'Cards & <people>',
      excerpt: 'He said "hello"',
      tags: ['One', 'R&D'],
      publishedAt: '2026-11-21',
      readingTime: '1 min read',
    },
  ]);
  const item = new DOMParser().parseFromString(xml, 'application/xml').querySelector('item');
  expect(item?.querySelector('title')?.textContent).toBe('Cards & <people>');
  expect(item?.querySelector('link')?.textContent).toBe('http://localhost:3000/blog/a-post');
  expect(item?.querySelector('pubDate')?.textContent).toBe('Sat, 21 Nov 2026 00:00:00 GMT');
  expect([...(item?.querySelectorAll('category') ?? [])].map((tag) => tag.textContent)).toEqual([
    'One',
    'R&D',
  ]);
});
