import { pathToFileURL } from 'node:url';
import type { FlatCard } from '@cardsift/invented-cards/scene/lay-on-table';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Browser, chromium } from '@playwright/test';
import { findHeadlessBrowser } from '../../scripts/find-browser.ts';

/** CSS pixels per millimeter: an inch has 96 of one and 25.4 of the other. */
const CSS_SCALE = 96 / 25.4;
/** Device pixels per CSS pixel: 600 dpi, twice what a scan needs and as fine as the closest photograph. */
const DENSITY = 6.25;

/** Subpixel colors and hinting are for screens and differ between machines. */
const PRINT_LIKE = ['--no-sandbox', '--disable-lcd-text', '--font-render-hinting=none'];

/** @throws Error if there is no Chromium */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessBrowser(), args: PRINT_LIKE });
}

/**
 * The `.card` element of an HTML page, as printed on paper. The page has no network and runs no scripts,
 * because a design is one file.
 *
 * @throws Error if the page does not have exactly one `.card`
 */
export async function flatCard(browser: Browser, file: string): Promise<FlatCard> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 1200 },
    deviceScaleFactor: DENSITY,
    javaScriptEnabled: false,
    offline: true,
  });
  try {
    await page.goto(pathToFileURL(file).href);
    const box = await page.locator('.card').boundingBox();
    if (!box) throw new Error(`${file} does not show its .card`);
    // Screenshots end at whole CSS pixels, and an 85 mm card does not. `draw` crops the rest.
    const left = Math.floor(box.x);
    const top = Math.floor(box.y);
    const width = Math.ceil(box.x + box.width) - left;
    const height = Math.ceil(box.y + box.height) - top;
    const shot = await page.screenshot({ clip: { x: left, y: top, width, height } });
    const image = await loadImage(shot);
    const from = { x: (box.x - left) * DENSITY, y: (box.y - top) * DENSITY };
    return {
      width: box.width / CSS_SCALE,
      height: box.height / CSS_SCALE,
      draw(scale) {
        const across = Math.round((box.width / CSS_SCALE) * scale);
        const down = Math.round((box.height / CSS_SCALE) * scale);
        const canvas = createCanvas(across, down);
        const context = canvas.getContext('2d');
        context.imageSmoothingQuality = 'high';
        const [wide, tall] = [box.width * DENSITY, box.height * DENSITY];
        context.drawImage(image, from.x, from.y, wide, tall, 0, 0, across, down);
        return canvas;
      },
    };
  } finally {
    await page.close();
  }
}
