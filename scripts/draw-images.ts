/**
 * Draws the icons, and the preview image for links to the site, from the SVG mark and the site's own fonts, into
 * public/. Run it after one of them has changed:
 *
 *   node scripts/draw-images.ts
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

const publicDirectory = join(import.meta.dirname, '../apps/web/public');
const fonts = join(import.meta.dirname, '../node_modules/@fontsource-variable');

async function dataUrl(path: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(path)).toString('base64')}`;
}

const mark = await readFile(join(publicDirectory, 'favicon.svg'), 'utf8');
const bricolage = await dataUrl(
  join(fonts, 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  'font/woff2',
);
const inter = await dataUrl(join(fonts, 'inter/files/inter-latin-wght-normal.woff2'), 'font/woff2');

/** A square icon. `inset` is the margin on each side, in percent. */
const icon = (inset: number, ground: string) => `
<style>
  body { margin: 0; background: ${ground}; }
  svg { position: fixed; inset: ${inset}%; width: ${100 - 2 * inset}%; height: ${100 - 2 * inset}%; }
</style>${mark}`;

// On the green of a maskable icon, the mark's own card has to be the color of paper.
const maskable = icon(16, '#0e5a4a')
  .replace('fill="#0e5a4a"', 'fill="#faf8f3"')
  .replace('stroke="#fff"', 'stroke="#0e5a4a"');

const LINK_PICTURE = `
<style>
  @font-face { font-family: Bricolage; src: url(${bricolage}); font-weight: 200 800; }
  @font-face { font-family: Inter; src: url(${inter}); font-weight: 100 900; }
  body { margin: 0; background: #faf8f3; color: #1b2421; font: 500 34px/1.4 Inter; }
  main { position: fixed; inset: 0; padding: 76px 84px; }
  header { display: flex; align-items: center; gap: 18px; font: 600 44px Bricolage; }
  header svg { width: 72px; height: 72px; }
  h1 { margin: 74px 0 24px; font: 600 100px/1.02 Bricolage; letter-spacing: -0.03em; }
  h1 span { color: #0e5a4a; }
  p { margin: 0; color: #56615c; }
  i { position: fixed; inset: auto 0 0; height: 18px; background: linear-gradient(90deg, #0e5a4a 82%, #eaa63f 82%); }
</style>
<main>
  <header>${mark} Cardsift</header>
  <h1>Scan. Save. Search. <span>Smarter.</span></h1>
  <p>A photo of a business card becomes a contact.</p>
</main><i></i>`;

const PICTURES = [
  { file: 'icon-192.png', width: 192, height: 192, html: icon(0, 'transparent') },
  { file: 'icon-512.png', width: 512, height: 512, html: icon(0, 'transparent') },
  { file: 'icon-maskable-512.png', width: 512, height: 512, html: maskable },
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: maskable },
  { file: 'og-image.png', width: 1200, height: 630, html: LINK_PICTURE },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const { file, width, height, html } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(publicDirectory, file), omitBackground: true });
  await page.close();
}
await browser.close();
