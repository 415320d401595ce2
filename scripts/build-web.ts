import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keepBuild } from './keep-build.ts';

const root = join(import.meta.dirname, '..');
const builds = join(root, 'apps/web/build');

const SOURCES = [
  'package-lock.json',
  'apps/web/{app,public,build-tools,service-worker}/**/*',
  'apps/web/*.{ts,json}',
  'packages/contacts/src/**/*.ts',
  'packages/card-reader/src/**/*.{ts,json}',
  'packages/card-reader/models/*',
  'packages/backend/src/database.types.ts',
  'packages/notices/{src,texts}/*',
];

/**
 * Builds the web app, unless there is a build with the same sources and settings. Returns the folder of its
 * pages.
 */
export async function buildWeb(): Promise<string> {
  return keepBuild(builds, await digestSources(), build);
}

async function build(into: string): Promise<void> {
  process.stdout.write('Building the web app …\n');
  await promisify(execFile)('react-router', ['build'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: into },
    // The most bytes of its report, which lists every file.
    maxBuffer: 10 * 2 ** 20,
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`The web app could not be built:\n${stdout}\n${stderr}`);
  });
}

async function digestSources(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: root, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !/\.test\.tsx?$/.test(path)) files.push(path);
  }
  const { SITE_URL = '', SUPPORT_EMAIL = '' } = process.env;
  // Canonical URLs and the support address are part of the pages.
  const hash = createHash('sha256').update(JSON.stringify([SITE_URL, SUPPORT_EMAIL]));
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}
