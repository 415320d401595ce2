import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProblems } from './check-notices.ts';
import { readPackage } from './read-package.ts';

/** A package as npm installs it. */
function install(manifest: object, files: Record<string, string> = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'cardsift-package-')), 'package');
  mkdirSync(folder);
  const all = { name: 'heron', version: '1.2.3', ...manifest };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(all));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const problemsOf = (manifest: object, files?: Record<string, string>) =>
  findProblems([readPackage(install(manifest, files))]);

test('a license and a notice are passed on unchanged', () => {
  const files = { LICENSE: 'Do as you like.\r\n', NOTICE: 'Ada made it.', 'README.md': 'Read me.' };
  expect(readPackage(install({ license: 'Apache-2.0' }, files))).toEqual({
    name: 'heron',
    version: '1.2.3',
    license: 'Apache-2.0',
    source: 'https://www.npmjs.com/package/heron/v/1.2.3',
    text: 'Do as you like.\n\nAda made it.',
  });
});

test('a package without a license file gets the standard text with its author’s name', () => {
  const { text } = readPackage(install({ license: { type: 'MIT' }, author: 'Ada Heron' }));
  expect(text).toContain('Copyright (c) Ada Heron');
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).not.toMatch(/<year>|<copyright/);
});

test('the LGPL brings the GPL, on which it is based', () => {
  const { text } = readPackage(install({ license: 'LGPL-3.0', author: { name: 'Ada' } }));
  expect(text.split('\n')).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(text.split('\n')).toContain('GNU GENERAL PUBLIC LICENSE');
});

test.each([['MIT'], ['(MIT AND Zlib)'], ['MIT OR GPL-2.0-only']])(
  '%s may be shipped',
  (license) => {
    expect(problemsOf({ license }, { 'license.md': 'Terms.' })).toEqual([]);
  },
);

test.each([
  ['GPL-3.0-only', 'is not one of ours: GPL-3.0-only'],
  ['MIT AND AGPL-3.0', 'is not one of ours'],
  ['LGPL-3.0', 'is not one of ours'],
  ['SEE LICENSE IN terms.pdf', 'is not one of ours'],
  ['UNLICENSED', 'is not one of ours'],
  [undefined, 'names no license'],
])('%s may not be shipped', (license, problem) => {
  expect(problemsOf({ license }, { LICENSE: 'Terms.' })).toEqual([
    expect.stringMatching(new RegExp(`^heron 1\\.2\\.3: .*${problem}`)),
  ]);
});

test('a package without a known owner may not be shipped', () => {
  expect(problemsOf({ license: 'MIT' })).toEqual([
    'heron 1.2.3: has no notice that we could pass on',
  ]);
});

test('a library under the LGPL may be shipped if users of Cardsift can replace it', () => {
  expect(problemsOf({ name: 'libheif-js', license: 'LGPL-3.0' }, { LICENSE: 'Terms.' })).toEqual(
    [],
  );
});
