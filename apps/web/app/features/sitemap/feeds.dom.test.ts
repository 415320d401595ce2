import { describe, expect, it } from 'vitest';
import { renderRobots, renderSitemap } from './render-sitemap.ts';

const parseXml = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

describe('renderSitemap', () => {
  it('names every public page and post with its full address', () => {
    const map = parseXml(renderSitemap([{ slug: 'a-post', publishedAt: '2026-11-21' }]));
    const addresses = [...map.querySelectorAll('loc')].map((loc) => loc.textContent);
    expect(addresses).toContain('http://localhost:3000/');
    expect(addresses).toContain('http://localhost:3000/blog/a-post');
    expect(map.querySelector('lastmod')?.textContent).toBe('2026-11-21');
    expect(addresses.some((address) => address?.includes('dashboard'))).toBe(false);
  });
});

describe('renderRobots', () => {
  it('points to the sitemap and keeps crawlers out of the dashboard', () => {
    expect(renderRobots()).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(renderRobots()).toContain('Disallow: /dashboard');
  });
});
