import { defineConfig, devices } from '@playwright/test';
import { findHeadlessBrowser } from './scripts/find-browser.ts';

/** Chosen once by scripts/test-e2e.ts; every worker of Playwright reads this file again. */
const port = process.env.E2E_PORT;
if (!port) throw new Error('Run the end-to-end tests with: npm run test:e2e');

const browser = findHeadlessBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  // A long file would leave the other worker idle at the end.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Like those of Vitest: they end what hangs, and are no measure of speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    ...devices['Desktop Chrome'],
    // Drawing what moves costs a machine without a graphics card more than all that is tested.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a page that has one cannot be held up or broken by a test.
    serviceWorkers: 'block',
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
