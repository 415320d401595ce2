import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser to test in: one that is installed, else Playwright's own download (undefined).
 * Throws when there is neither.
 */
export function findBrowser(): string | undefined {
  const found = INSTALLED.find((path) => path && existsSync(path));
  if (!found && !existsSync(chromium.executablePath())) {
    throw new Error('No Chromium found. Install one, or run: npx playwright install chromium');
  }
  return found;
}
