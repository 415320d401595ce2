import { signUp } from '@cardsift/backend/testing/sign-up';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { chromium } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../apps/web/app/backend/session-mark.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { printTable } from '../print-table.ts';

/** What importing a table of ten thousand rows costs, on the standalone server and in Chromium. */
const COUNT = 10_000;

await buildWeb();
const server = await runStandalone();
const person = await signUp(server.url, server.secrets.publishableKey);
const { data } = await person.client.auth.getSession();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
  SESSION_STORAGE_KEY,
  JSON.stringify(data.session),
] as const);
await page.goto(`${server.url}/dashboard/contacts`);
await page.getByRole('button', { name: 'Manage' }).click();
await page.getByRole('menuitem', { name: 'Import' }).click();

/** The milliseconds that `work` takes, and the longest time in it during which the page did not respond. */
async function measure(work: () => Promise<void>): Promise<{ ms: number; longest: number }> {
  await page.evaluate(() => {
    const noted = { longest: 0, last: performance.now() };
    Object.assign(window, { noted });
    setInterval(() => {
      const now = performance.now();
      noted.longest = Math.max(noted.longest, now - noted.last);
      noted.last = now;
    }, 10);
  });
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  const longest = await page.evaluate(
    () => (window as unknown as { noted: { longest: number } }).noted.longest,
  );
  return { ms, longest };
}

const rows = Array.from(
  { length: COUNT },
  (_, n) =>
    `Jane${n},Doe,Acme ${n},CTO,jane${n}@acme.example,+49 30 ${n},+49 170 ${n},Main St ${n},Berlin,10115,VIP;Fair,chess`,
);
const header =
  'First Name,Last Name,Company,Job Title,E-mail Address,Business Phone,Mobile Phone,Business Street,Business City,Business Postal Code,Categories,Hobby';
const buffer = Buffer.from([header, ...rows].join('\r\n'));
const opening = await measure(async () => {
  const file = { name: 'outlook.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Next' }).waitFor();
});
const reading = await measure(async () => {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(`${COUNT} new`).waitFor();
});
const saving = await measure(async () => {
  await page.getByRole('button', { name: `Import ${COUNT} contacts` }).click();
  await page.getByText(`${COUNT} contacts imported`).waitFor({ timeout: 120_000 });
});
await browser.close();
await discardStandalone(server);

const steps = Object.entries({ opening, reading, saving });
console.log(
  printTable(
    [`${COUNT} rows`, 'ms', 'longest wait of the page, ms'],
    steps.map(([step, { ms, longest }]) => [step, ms.toFixed(0), longest.toFixed(0)]),
  ),
);
