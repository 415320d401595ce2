// @module-tag process
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function listFiles(...folders: string[]): string[] {
  const { stdout } = spawnSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' });
  return stdout.trim().split('\n');
}

test('the image installs what every workspace needs before it takes any sources', () => {
  const dockerfile = read('Dockerfile');
  const manifests = listFiles().filter((path) =>
    /^(?:apps|packages|supabase)\b.*package\.json$/.test(path),
  );
  expect(manifests.length).toBeGreaterThan(5);
  for (const path of manifests) expect(dockerfile).toContain(`COPY ${path} ${dirname(path)}/\n`);
});

test('the image gets all sources except tests', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  const hidden = listFiles('apps', 'packages', 'scripts', 'supabase', 'package-lock.json')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .filter((path) => ignored.some((pattern) => matchesGlob(path, `${pattern}{,/**}`)));
  expect(hidden).toEqual([]);
});

test('everything that compose.yaml asks of an operator is explained', () => {
  const guide = read('docs/operating.md');
  const asked = new Set(read('compose.yaml').match(/(?<=\$\{)[A-Z_]+/g));
  expect(asked).toContain('SITE_ADDRESS');
  for (const name of asked) expect(guide).toContain(`\`${name}\``);
});
