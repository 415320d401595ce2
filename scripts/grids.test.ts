// @module-tag process
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..', 'apps/web/app');

// Without columns a grid is as wide as its widest content: a long name's line pushed the form off a phone's screen.
test('every grid says its columns on a narrow screen', () => {
  const files = globSync('**/*.tsx', { cwd: app });
  const wide = files.flatMap((file) => {
    const text = readFileSync(join(app, file), 'utf8');
    return [...text.matchAll(/(?:sm|md|lg|xl):grid-cols-/g)].map(({ index }) => ({
      file,
      before: text.slice(text.lastIndexOf('className', index), index),
    }));
  });
  expect(wide.length).toBeGreaterThan(20);
  const without = wide.filter(({ before }) => !/(?<![\w:-])grid-cols-/.test(before));
  expect(without.map(({ file }) => file)).toEqual([]);
});
