import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('inline scripts of the page are allowed by their hash and no other', () => {
  const policy = contentSecurityPolicy(
    '<script>one()</script><script type="module" src="/a.js"></script><script async>\ntwo()\n</script>',
  );
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
  expect(scripts).toEqual(["'self'", "'wasm-unsafe-eval'", hashOf('one()'), hashOf('\ntwo()\n')]);
});

test('nothing inline runs on a page without scripts, and nobody may frame it', () => {
  const policy = contentSecurityPolicy('<p>Hello</p>');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});
