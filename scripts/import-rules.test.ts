// @module-tag process
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkImports, findImports, readSources, readWorkspaces } from './import-rules.ts';

const root = join(import.meta.dirname, '..');

test('the repository follows the rules', () => {
  const sources = readSources(root);
  const imports = findImports(sources, readWorkspaces(root));
  // If the search broke, no rule would be violated.
  expect(sources.size).toBeGreaterThan(500);
  // One of our folders may have a name that git ignores elsewhere.
  expect([...sources.keys()]).toContain('apps/web/app/features/settings/data/data-group.tsx');
  expect(imports.filter(({ to }) => to !== null).length).toBeGreaterThan(1_000);
  expect(checkImports(imports)).toEqual([]);
});

const workspaces = new Map([
  ['@cardsift/contacts', 'packages/contacts'],
  ['@cardsift/backend', 'packages/backend'],
  ['@cardsift/web', 'apps/web'],
]);
const check = (files: Record<string, string>) =>
  checkImports(findImports(new Map(Object.entries(files)), workspaces));
const web = (path: string) => `apps/web/app/${path}`;

describe('a cycle is found', () => {
  test('of two folders, however deep the files are', () => {
    expect(
      check({
        [web('a/one.ts')]: "import { two } from '../b/two.ts';",
        [web('b/deep/three.ts')]: "import { four } from '../../a/four.ts';",
      }),
    ).toEqual(['apps/web/app has a circle: a → b → a']);
  });

  test('of three folders, through package imports and types', () => {
    expect(
      check({
        [web('a/one.ts')]: "import type { Two } from '#app/b/two.ts';",
        [web('b/two.ts')]: "export type { Three } from '#app/c/three.ts';",
        [web('c/three.ts')]: "const one = await import('#app/a/one.ts');",
      }),
    ).toEqual(['apps/web/app has a circle: a → b → c → a']);
  });

  test('of two files, and of a file and a folder', () => {
    expect(
      check({
        [web('a/one.ts')]: "import './two.ts';",
        [web('a/two.ts')]: "import { one } from './one.ts';",
      }),
    ).toEqual(['apps/web/app/a has a circle: one.ts → two.ts → one.ts']);
    expect(
      check({
        [web('rules.ts')]: "import { one } from './a/one.ts';",
        [web('a/two.ts')]: "import {\n  rules,\n} from '../rules.ts';",
      }),
    ).toEqual(['apps/web/app has a circle: rules.ts → a → rules.ts']);
  });

  test('of two packages', () => {
    expect(
      check({
        'packages/backend/src/a.ts': "import { b } from '@cardsift/contacts/b';",
        'packages/contacts/src/c.ts':
          "import type { Tables } from '@cardsift/backend/database.types';",
      }),
    ).toEqual(['packages has a circle: backend → contacts → backend']);
  });

  test('but tests may import anything, and a single direction is no cycle', () => {
    expect(
      check({
        [web('a/one.ts')]: "import { two } from '../b/two.ts';",
        [web('b/two.test.ts')]: "import { one } from '../a/one.ts';",
        [web('b/two.ts')]: "import { z } from 'zod';",
      }),
    ).toEqual([]);
  });
});

test.each([
  ['nothing climbs three folders', web('a/b/c.ts'), '../../../testing/x.ts'],
  ['features never import each other', web('features/a/x.ts'), '../b/y.ts'],
  ['features never import each other', web('features/a/deep/x.ts'), '../../b/y.ts'],
  ['features never import each other', web('features/a/x.test.ts'), '#app/features/b/y.ts'],
  ['what features share does not know them', web('session/x.ts'), '#app/features/a/y.ts'],
  ['primitives know nothing of the product', web('components/ui/x.ts'), '#app/account/y.ts'],
  ['apps never import each other', 'apps/standalone/src/x.ts', '../../web/build-tools/y.ts'],
  ['apps never import each other', 'apps/standalone/src/x.ts', '@cardsift/web/app/y.ts'],
  ['packages know nothing of apps', 'packages/backend/src/x.ts', '@cardsift/web/app/y.ts'],
  ['depends on nothing else of ours', 'packages/contacts/src/x.ts', '@cardsift/backend/secrets'],
])('%s: %s must not import %s', (rule, from, specifier) => {
  expect(check({ [from]: `import { y } from '${specifier}';` })).toEqual([
    expect.stringContaining(rule),
  ]);
});

test.each([
  [web('features/a/x.ts'), '../a/y.ts'],
  [web('features/abc/x.ts'), './y.ts'],
  [web('features/a/x.ts'), '#app/account/y.ts'],
  [web('routes/x.tsx'), '#app/features/a/y.ts'],
  [web('components/ui/x.ts'), './cn.ts'],
  [web('a/b/c.ts'), '../../d.ts'],
  ['packages/contacts/src/x.ts', '@cardsift/backend/database.types'],
  ['e2e/x.spec.ts', '../apps/web/app/y.ts'],
])('%s may import %s', (from, specifier) => {
  expect(check({ [from]: `import { y } from '${specifier}';` })).toEqual([]);
});
