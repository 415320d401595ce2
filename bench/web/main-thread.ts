/** Prints the page's longest tasks while five photographs of 4 MB are chosen and sent: `node bench/web/main-thread.ts`. */

import { signUp } from '@cardsift/backend/testing/sign-up';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { chromium } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../apps/web/app/backend/session-mark.ts';
import { grainyPhoto } from '../../e2e/scanning-photos.ts';
import { choose, openScanning, processCards } from '../../e2e/scanning-steps.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds, which other programs on the machine do not lengthen. */
  tdur?: number;
  args: { name?: string };
}

/** Processor time in milliseconds of each task on the page's main thread, longest first. */
function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}/${tid}`));
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

await buildWeb();
const server = await runStandalone();
const person = await signUp(server.url, server.secrets.publishableKey);
const { data } = await person.client.auth.getSession();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ baseURL: server.url });
await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
  SESSION_STORAGE_KEY,
  JSON.stringify(data.session),
] as const);
await page.route('**/webhook/business-card', (route) =>
  route.fulfill({
    contentType: 'text/vcard',
    body: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Okafor\r\nEND:VCARD\r\n',
  }),
);
await openScanning(page);
const photo = grainyPhoto('IMG.jpg');
await choose(page, ...[1, 2, 3, 4, 5].map((i) => ({ ...photo, name: `IMG_${i}.jpg` })));
await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
await processCards(page, 5);
await page.getByText('5/5').waitFor();
const longest = mainThreadTasks(await browser.stopTracing()).slice(0, 5);
await browser.close();
await discardStandalone(server);
console.log(
  `Longest tasks (at most 50 ms): ${longest.map((ms) => `${ms.toFixed(1)} ms`).join(', ')}`,
);
