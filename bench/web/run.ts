/**
 * Prints the cost of the first visit to the public pages: `node bench/web/run.ts`, after a build.
 */

import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { chromium } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { median } from '../speed/percentile.ts';
import { measurePage, type PageFigures } from './measure-page.ts';

const PAGES = ['/', '/blog', '/login'];
/** The median of these visits counts, because one visit says little on a busy machine. */
const VISITS = 5;

const middle = (figures: PageFigures[], key: keyof PageFigures): number =>
  median(figures.map((figure) => figure[key]));

await buildWeb();
const server = await runStandalone();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const path of PAGES) {
  const figures: PageFigures[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    figures.push(await measurePage(browser, server.url + path));
  }
  console.log(
    [
      path.padEnd(8),
      `JavaScript ${middle(figures, 'scriptKilobytes').toFixed(1)} kB`,
      `LCP ${Math.round(middle(figures, 'largestPaint'))} ms`,
      `CLS ${middle(figures, 'layoutShift').toFixed(4)}`,
    ].join('  '),
  );
}
await browser.close();
await discardStandalone(server);
