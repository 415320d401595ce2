import { describe, expect, it } from 'vitest';
import { safeRedirect, siteOrigins } from './safe-redirect.ts';

const origins = siteOrigins('https://cards.example', 3000);

describe('safeRedirect', () => {
  it('allows any page of the site', () => {
    expect(safeRedirect('https://cards.example/dashboard?a=1', origins)).toBe(
      'https://cards.example/dashboard?a=1',
    );
  });

  it.each([
    'https://evil.example\\@cards.example/',
    'https://cards.example@evil.example/',
    'https://cards.example.evil.example/',
    'http://cards.example/',
    'https://cards.example:8443/',
    '//evil.example',
    'http://localhost:3000/',
    'javascript:alert(1)',
    'nonsense',
  ])('does not allow %s', (target) => {
    expect(safeRedirect(target, origins)).toBeUndefined();
  });
});

describe('siteOrigins', () => {
  it('knows both names of this machine', () => {
    expect(siteOrigins('http://localhost:4000', 4000)).toContain('http://127.0.0.1:4000');
  });
});
