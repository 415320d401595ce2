import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';

/**
 * Ways to get a Chromium, of which the first that works is used: Debian's package, then Playwright's
 * download.
 */
const WAYS: { needs: () => boolean; commands: [string, string[]][] }[] = [
  {
    needs: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    commands: [
      ['apt-get', ['update', '-q']],
      ['apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']],
      ['apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell']],
    ],
  },
  { needs: () => true, commands: [['playwright', ['install', 'chromium']]] },
];

/** Finds a Chromium for the end-to-end tests or installs one. Throws if that is impossible. */
export function ensureBrowser(): void {
  if (hasBrowser()) return;
  process.stdout.write('Installing Chromium for the end-to-end tests …\n');
  for (const { needs, commands } of WAYS) {
    if (!needs()) continue;
    for (const [command, parameters] of commands) {
      spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
    }
    if (hasBrowser()) return;
  }
  findBrowser();
}

function hasBrowser(): boolean {
  try {
    findBrowser();
    return true;
  } catch {
    return false;
  }
}
