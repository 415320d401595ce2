import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDirectory } from './lock-data-directory.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Starts a process that takes the lock and does nothing else. */
async function startHolder() {
  const script = `
    const { lockDataDirectory } = await import(process.argv[1]);
    lockDataDirectory(process.argv[2]);
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const module = new URL('./lock-data-directory.ts', import.meta.url).href;
  const holder = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script, module, directory],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(holder.stdout, 'data');
  return holder;
}

test('a second process is refused until the first one has ended', async () => {
  const holder = await startHolder();
  expect(() => lockDataDirectory(directory, 0)).toThrow('Cardsift already runs on');
  const exit = once(holder, 'exit');
  holder.kill('SIGTERM');
  await exit;
  lockDataDirectory(directory)();
});

test('a process that was just killed leaves no lock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const holder = await startHolder();
    holder.kill('SIGKILL');
    lockDataDirectory(directory)();
  }
});

test('a released lock can be taken again', () => {
  lockDataDirectory(directory)();
  lockDataDirectory(directory)();
});

test('if nothing can be locked, the error says what to check', async () => {
  await mkdir(join(directory, 'lock.sqlite'));
  expect(() => lockDataDirectory(directory)).toThrow(/lock\.sqlite cannot be locked.*file system/);
});
