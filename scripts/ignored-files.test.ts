// @module-tag process
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { nameBackup } from '../apps/standalone/src/backup/name-backup.ts';

const root = join(import.meta.dirname, '..');

/** Files that our commands, and an operator who follows docs/operating.md, leave in a checkout. */
const LEFT_BEHIND = [
  ['npm run backup', nameBackup(new Date('2026-11-26T09:05:07Z'))],
  ['npm run backup, killed', `${nameBackup(new Date('2026-11-26T09:05:07Z'))}.part`],
  ['npm start', 'data/secrets.json'],
  ['npm run pack', 'production/package.json'],
  ['docker compose', '.env'],
  ['a build', 'apps/web/build/0123456789abcdef/client/index.html'],
] as const;

test('a backup is named after its minute', () => {
  expect(nameBackup(new Date('2026-11-26T09:05:07Z'))).toBe('cardsift-2026-11-26T09-05.tar.gz');
});

test.each(LEFT_BEHIND)('what %s leaves here is not committed', (_, path) => {
  const { status } = spawnSync('git', ['check-ignore', '--quiet', path], { cwd: root });
  expect(status).toBe(0);
});

test.each(LEFT_BEHIND)('what %s leaves here is not sent to Docker', (_, path) => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
  expect(ignored.some((pattern) => matchesGlob(path, `${pattern}{,/**}`))).toBe(true);
});
