import { expect, test } from 'vitest';
import { isNeeded } from './pack-production.ts';

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
])('production has %s', (path) => {
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
])('production does without %s', (path) => {
  expect(isNeeded(path)).toBe(false);
});
