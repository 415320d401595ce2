// @module-tag process
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

// Answers hold random ids: one in some hundred of them contains “507” by chance.
test('no test asks for the absence of a text that a random id may contain', () => {
  const files = globSync('**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '.scratch/**'],
  });
  expect(files.length).toBeGreaterThan(400);
  const byChance = files.filter((file) =>
    /not\.(?:toContain|toContainText|toMatch|stringContaining)\(['"`/][0-9a-f-]{1,7}['"`/]\)/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(byChance).toEqual([]);
});
