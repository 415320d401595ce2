import { expect, test } from 'vitest';
import { packageOfFile } from './package-of-file.ts';

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  [
    '/site/node_modules/@hookform/resolvers/zod/dist/zod.mjs',
    '/site/node_modules/@hookform/resolvers',
  ],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/app/root.tsx', null],
])('%s belongs to %s', (file, folder) => {
  expect(packageOfFile(file)).toBe(folder);
});
