// @module-tag process
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const HANGS = `import { test } from 'vitest';
function spin() { for (;;); }
test('hangs', spin);
`;
const REPORTER = JSON.stringify(join(import.meta.dirname, 'end-hanging-tests.ts'));
const CONFIG = `import EndHangingTests, { INSPECTABLE } from ${REPORTER};
const reporters = [new EndHangingTests({ limitMs: 1000 })];
export default { test: { reporters, execArgv: [INSPECTABLE], include: ['hangs.ts'] } };
`;

test('a test that computes forever ends the run, which prints where it was', async () => {
  // Outside of this checkout, whose sources other tests read meanwhile.
  const root = await mkdtemp(join(tmpdir(), 'hanging-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await symlink(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'));
  await writeFile(join(root, 'hangs.ts'), HANGS);
  await writeFile(join(root, 'vitest.config.ts'), CONFIG);
  const run = promisify(execFile)('vitest', ['run', '--root', root]);
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: '' }),
    (failure) => failure,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/Under way:\nhangs\.ts/);
  expect(stderr).toMatch(/spin .*hangs\.ts:/);
});
