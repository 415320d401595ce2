import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';
import { test as base } from './fixtures.ts';

/** The camera's ideal resolution (spec.md, section 9). */
const WIDTH = 1920;
const HEIGHT = 1080;

/** Tests in a browser whose camera shows a real card lying on a desk. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cardsift-camera-'));
      const film = join(folder, 'card.mjpeg');
      await writeFile(film, await filmCard());
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: findBrowser(),
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      });
      await use(browser);
      await browser.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** One frame, which Chromium repeats: a motion-JPEG file is JPEGs one after the other. */
async function filmCard(): Promise<Buffer> {
  const card = await loadImage(Buffer.from((await drawSampleCard(0)).jpeg));
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#5b4636';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const scale = Math.min((WIDTH * 0.9) / card.width, (HEIGHT * 0.9) / card.height);
  const [width, height] = [card.width * scale, card.height * scale];
  context.drawImage(card, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  return canvas.toBuffer('image/jpeg', 95);
}
