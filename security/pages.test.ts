import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: StandaloneProcess;
beforeAll(async () => {
  server = await runStandalone();
});
afterAll(() => discardStandalone(server));

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
