import { describe, expect, it } from 'vitest';
import { siteUrl } from './site-url.ts';

describe('siteUrl', () => {
  it('is the full address when the site knows its own', () => {
    expect(siteUrl('/blog', 'https://cardsift.example')).toBe('https://cardsift.example/blog');
  });

  it('stays relative when it does not', () => {
    expect(siteUrl('/blog', '')).toBe('/blog');
  });
});
