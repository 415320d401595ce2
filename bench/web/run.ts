/** Prints what the first visit of the public pages costs: `node bench/web/run.ts`, after a build. */

import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { chromium } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { measurePage, type PageFigures } from './measure-page.ts';

const pages = ['/', '/blog', '/login'];
/** The median of these counts; one visit says little on a busy machine. */
const visits = 5;

function median(figures: PageFigures[], key: keyof PageFigures): number {
  const sorted = figures.map((figure) => figure[key]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

await buildWeb();
const server = await runStandalone();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const path of pages) {
  const figures: PageFigures[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    figures.push(await measurePage(browser, server.url + path));
  }
  console.log(
    [
      path.padEnd(8),
      `JavaScript ${median(figures, 'scriptKilobytes').toFixed(1)} kB`,
      `LCP ${Math.round(median(figures, 'largestPaint'))} ms`,
      `CLS ${median(figures, 'layoutShift').toFixed(4)}`,
    ].join('  '),
  );
}
await browser.close();
await discardStandalone(server);
