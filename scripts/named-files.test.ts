import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const folders = new Set(files.flatMap(allFoldersOf));

function allFoldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...allFoldersOf(folder)];
}

/** Pages that people read to find their way. Each decision is one of them. */
const pages = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));

/** Names that stand for any file, or for what a running server writes. */
const OTHERS = /(^|\/)(x\.ts|x\.test\.ts|NN_topic\.sql|secrets\.json|UPGRADE\.md)$/;

/** In a page, `recognize/` and `find-cards/card-frame.ts` are the end of a path. */
const FILE = /`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|sql|json|md|py|sh))`/g;
const FOLDER = /`([a-z][\w-]*(?:\/[\w-]+)*)\/`/g;
/** Folders of a machine, a build or an address, not of the repository. */
const NOT_OURS = new Set(['compile-cache', 'assets']);

const isEndOf = (path: string) => (whole: string) => whole === path || whole.endsWith(`/${path}`);

test.each(pages)('%s names only files and folders that exist', (page) => {
  const text = readFileSync(new URL(page, root), 'utf8');
  const missingFiles = [...text.matchAll(FILE)]
    .map(([, path = '']) => path)
    .filter((path) => !OTHERS.test(path) && !files.some(isEndOf(path)));
  const missingFolders = [...text.matchAll(FOLDER)]
    .map(([, path = '']) => path)
    .filter((path) => !NOT_OURS.has(path) && ![...folders].some(isEndOf(path)));
  expect([...missingFiles, ...missingFolders]).toEqual([]);
});
