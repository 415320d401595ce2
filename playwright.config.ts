import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

/** Chosen once by scripts/test-e2e.ts; every worker of Playwright reads this file again. */
const port = process.env.E2E_PORT;
if (!port) throw new Error('Run the end-to-end tests with: npm run test:e2e');

const browser = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The recogniser needs the second core.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Chromium itself hung once in some five hundred tests, inside an evaluate that never returned. What
  // passes the second time is printed as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
