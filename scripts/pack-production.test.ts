// @module-tag process
import { join } from 'node:path';
import { findProblems } from '@cardsift/notices/check-notices';
import { listNotices } from '@cardsift/notices/list-notices';
import { expect, test } from 'vitest';
import { isNeeded, listInstalled } from './pack-production.ts';

const root = join(import.meta.dirname, '..');

const { platform, arch } = process;
const runtime = 'node_modules/onnxruntime-node/bin/napi-v6';

test.each([
  'apps/standalone/src/main.ts',
  'node_modules/@opentelemetry/api',
  'node_modules/@opentelemetry/api/build/index.js',
  'node_modules/hono/dist/index.js',
  'node_modules/typescript-event-target',
  `${runtime}/${platform}`,
  `${runtime}/${platform}/${arch}/onnxruntime_binding.node`,
  'packages/card-reader/models/detector.packed.gz',
])('production contains %s', (path) => {
  expect(isNeeded(path)).toBe(true);
});

test.each([
  'apps/standalone/src/config.test.ts',
  'packages/backend/src/testing',
  'node_modules/hono/dist/index.d.ts',
  'node_modules/@sentry/node',
  'node_modules/onnxruntime-web',
  'node_modules/@supabase/lite/node_modules/typescript',
  `${runtime}/beos`,
  `${runtime}/${platform}/m68k`,
])('production does not contain %s', (path) => {
  expect(isNeeded(path)).toBe(false);
});

/**
 * Everything that may become part of an artifact, so that forbidden licenses are found without building it.
 */
test.each([[['apps/carddav', 'apps/standalone', 'apps/workflow']], [['apps/web']]])(
  'everything in %s may be shipped, and its notice is known',
  (workspaces) => {
    const packages = listInstalled(workspaces).filter(
      (path) => !path.includes('@cardsift') && isNeeded(path),
    );
    expect(packages.length).toBeGreaterThan(100);
    const notices = listNotices(packages.map((path) => join(root, path)));
    expect(findProblems([...notices.networksAndData, ...notices.packages])).toEqual([]);
  },
);
