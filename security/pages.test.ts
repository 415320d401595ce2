import {
  type SharedStandalone,
  shareStandalone,
} from '@cardsift/standalone/testing/share-standalone';
import { beforeAll, describe, expect, test } from 'vitest';
import { RawRequest } from './send-raw.ts';

let server: SharedStandalone;
beforeAll(async () => {
  server = await shareStandalone();
});

test.each([
  ['/', 200],
  ['/index.html', 200],
  ['/about', 200],
  ['/about/', 200],
  ['/about/index.html', 200],
  ['/dashboard/contacts', 200],
  ['/nowhere', 404],
  ['/nowhere.html', 404],
  ['/__spa-fallback.html', 404],
] as const)('%s has a policy that allows no foreign script', async (path, status) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(status);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-inline|\*|https?:/);
});

describe('a form that is submitted before its page has started', () => {
  test.each(['/login', '/register/', '/forgot-password', '/dashboard/settings', '/'])(
    'gets a page at %s that repeats nothing and links back',
    async (path) => {
      const body = new URLSearchParams({ email: 'ada@people.example', password: 'Secret!1843' });
      const answer = await fetch(server.url + path, { method: 'POST', body });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      const page = await answer.text();
      expect(page).toContain('<a href="">open the page again</a>');
      expect(page).not.toMatch(/ada|people\.example|Secret|<script/);
    },
  );

  test('is answered without waiting for its body', async () => {
    const head = ['POST /login HTTP/1.1', 'Content-Length: 1000000000'];
    const request = new RawRequest(server.url, head, 'password=');
    expect(await request.status()).toBe(405);
    request.socket.destroy();
  });

  test('is not answered with a page if there is none', async () => {
    expect((await fetch(`${server.url}/nowhere`, { method: 'POST', body: 'a=b' })).status).toBe(
      404,
    );
  });
});

test('no built page can submit a form, or would put it into a URL', async () => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const others = ['/login', '/register', '/forgot-password', '/reset-password', '/email-off'];
  const withForm: string[] = [];
  for (const path of new Set([...listed, ...others])) {
    const page = await (await fetch(server.url + path)).text();
    for (const [, attributes, content = ''] of page.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
      withForm.push(path);
      expect(attributes).toContain('method="post"');
      for (const [button] of content.matchAll(/<button\b[^>]*>/g)) {
        expect(button).toMatch(/type="button"| disabled=""/);
      }
    }
  }
  expect(withForm.sort()).toEqual(['/forgot-password', '/login', '/register']);
});
