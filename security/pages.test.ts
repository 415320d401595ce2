import {
  type SharedStandalone,
  shareStandalone,
} from '@cardsift/standalone/testing/share-standalone';
import { beforeAll, expect, test } from 'vitest';

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
