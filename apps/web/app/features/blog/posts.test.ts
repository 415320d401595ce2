import { describe, expect, it } from 'vitest';
import { POST_SLUGS } from './post-slugs.ts';
import { getPost, listPosts } from './posts.server.ts';

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');
const files = Object.keys(import.meta.glob('./posts/*.md'));

describe('the posts', () => {
  it('are one Markdown file for each slug, and no more', () => {
    expect(files.toSorted()).toEqual(POST_SLUGS.map((slug) => `./posts/${slug}.md`).toSorted());
  });

  it.each(POST_SLUGS)('%s has between 600 and 1,000 words', (slug) => {
    const words = textOf(getPost(slug).content).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
  });

  it.each(POST_SLUGS)('%s links only to pages there are', (slug) => {
    const pages = ['/trial', '/register', '/login', '/pro', '/privacy'];
    const links = [...getPost(slug).content.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(pages).toContain(link);
  });

  it('are listed newest first, without their text', () => {
    const dates = listPosts().map((post) => post.publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(listPosts()[0]).not.toHaveProperty('content');
  });
});
