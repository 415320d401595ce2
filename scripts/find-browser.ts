import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Headless shells draw the same pages with a third less work, but have no camera. */
const HEADLESS_SHELLS = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];

/**
 * The browser to test in: an installed one, or else Playwright's own download (undefined). Throws
 * if there is neither.
 */
export function findBrowser(): string | undefined {
  const found = findFirst(BROWSERS);
  if (!found && !existsSync(chromium.executablePath())) {
    throw new Error('No Chromium found. Install one, or run: npx playwright install chromium');
  }
  return found;
}

/** The fastest browser for pages that need no camera. */
export function findHeadlessBrowser(): string | undefined {
  return findFirst(HEADLESS_SHELLS) ?? findBrowser();
}

function findFirst(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
