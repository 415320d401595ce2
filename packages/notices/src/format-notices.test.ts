import { expect, test } from 'vitest';
import { formatNotices } from './format-notices.ts';
import type { Notice } from './notice.ts';

const notice = (name: string, more: Partial<Notice> = {}): Notice => ({
  name,
  version: '1.0.0',
  license: 'MIT',
  source: `https://example.org/${name}`,
  text: 'Copyright (c) Ada Heron',
  ...more,
});

test('every work is listed, and a text that several share is printed once', () => {
  const network = notice('reading', { license: 'Apache-2.0', text: 'Apache License' });
  const text = formatNotices({
    networksAndData: [network],
    packages: [notice('heron'), notice('stork')],
  });
  expect(text).toContain('reading 1.0.0, Apache-2.0, https://example.org/reading');
  expect(text).toContain('stork 1.0.0, MIT, https://example.org/stork');
  expect(text.split('Copyright (c) Ada Heron')).toHaveLength(2);
  expect(text).toMatch(/^heron 1\.0\.0\nstork 1\.0\.0\n-+\n\nCopyright \(c\) Ada Heron\n/m);
});

test('a work that must not be shipped is named, and nothing is written', () => {
  const packages = [notice('heron'), notice('cuckoo', { license: 'GPL-3.0' })];
  expect(() => formatNotices({ networksAndData: [], packages })).toThrow(
    'Not to be shipped:\ncuckoo 1.0.0: its license is not one of ours: GPL-3.0',
  );
});
