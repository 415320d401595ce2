import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';
import { filmLyingCard, filmPile } from './camera-film.ts';
import { test as base } from './fixtures.ts';

const FILMS = { 'lying card': filmLyingCard, 'pile of three': () => filmPile(3) };

interface CameraOptions {
  film: keyof typeof FILMS;
  browser: Browser;
}

/** Tests in a browser whose camera plays a film in a loop. */
export const test = base.extend<object, CameraOptions>({
  film: ['lying card', { scope: 'worker', option: true }],
  browser: [
    async ({ playwright, launchOptions, film }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cardsift-camera-'));
      const { extension, bytes } = await FILMS[film]();
      const file = join(folder, `film.${extension}`);
      await writeFile(file, bytes);
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: findBrowser(),
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${file}`,
        ],
      });
      await use(browser);
      await browser.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
