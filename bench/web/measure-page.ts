import type { Browser } from '@playwright/test';

export interface PageFigures {
  /** Kilobytes of JavaScript as sent, over everything loaded before the page is idle. */
  scriptKilobytes: number;
  /** Milliseconds from navigation to the largest contentful paint. */
  largestPaint: number;
  /** Cumulative layout shift, which has no unit. */
  layoutShift: number;
}

/** Lighthouse's mobile conditions ("slow 4G", processor four times slower). */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PROCESSOR_SLOWDOWN = 4;

/** Opens a page for the first time in a fresh browser profile, throttled, and reads its figures. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  // Hydration, fonts and the hero's animation may still move things.
  await page.waitForTimeout(6000);
  const figures = await page.evaluate(() => ({
    scriptBytes: performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    ...(window as unknown as { observed: { largestPaint: number; layoutShift: number } }).observed,
  }));
  await context.close();
  return { ...figures, scriptKilobytes: figures.scriptBytes / 1000 };
}

/** Runs in the page before its own code. */
function observe() {
  const observed = { largestPaint: 0, layoutShift: 0 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    observed.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) observed.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
