import { signUp } from '@cardsift/backend/testing/sign-up';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { chromium } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../apps/web/app/backend/session-mark.ts';
import { fetchAllContacts } from '../../apps/web/app/contact-book/contacts-query.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { printTable } from '../print-table.ts';
import { median } from '../speed/percentile.ts';
import { inventContacts } from './invent-contacts.ts';
import {
  measureFirstCards,
  measureOpening,
  measureScrolling,
  measureTyping,
  noteFirstCards,
} from './measure-page.ts';

/** What My Contacts costs with ten thousand contacts, on the standalone server and in Chromium. */
const COUNT = 10_000;
const BATCH = 500;

await buildWeb();
const server = await runStandalone();
const person = await signUp(server.url, server.secrets.publishableKey);
const contacts = inventContacts(person.id, COUNT);
for (let start = 0; start < COUNT; start += BATCH) {
  const batch = contacts.slice(start, start + BATCH);
  await person.client.from('business_card_records').insert(batch).throwOnError();
}

const loads: number[] = [];
for (let run = 0; run < 5; run += 1) {
  const before = performance.now();
  const all = await fetchAllContacts(person.client, person.id, new AbortController().signal);
  if (all.length !== COUNT) throw new Error(`${all.length} contacts instead of ${COUNT}`);
  loads.push(performance.now() - before);
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const { data } = await person.client.auth.getSession();
await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
  SESSION_STORAGE_KEY,
  JSON.stringify(data.session),
] as const);
await noteFirstCards(page);
const address = `${server.url}/dashboard/contacts`;
const firstCards: number[] = [];
for (let run = 0; run < 6; run += 1) firstCards.push(await measureFirstCards(page, address));
// The first visit downloads the page's files too.
const [firstVisit = Number.NaN, ...laterVisits] = firstCards;
await page.getByText(`${COUNT} contacts found`).waitFor();
const cdp = await page.context().newCDPSession(page);
// Processor time, which other work on the machine changes least.
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
const typing = await measureTyping(page, cdp, 'mensah bakery<<<<<<<<<<<<<robots 12<<<<<<<<<');
const frames = await measureScrolling(page);
const openings: number[] = [];
for (let run = 0; run < 25; run += 1) {
  openings.push(await measureOpening(page));
  await page.goBack();
}
await browser.close();
await discardStandalone(server);

const rows: string[][] = [
  ['all rows from the server, median of 5', `${median(loads).toFixed(0)} ms`, '2000 ms'],
  ['first cards after the navigation, first visit', `${firstVisit.toFixed(0)} ms`, ''],
  [
    'first cards after the navigation, median of 5',
    `${median(laterVisits).toFixed(0)} ms`,
    '600 ms',
  ],
  ['opening a contact from the list, median of 25', `${median(openings).toFixed(0)} ms`, '200 ms'],
  ['scripting per key in the search, median', `${median(typing).toFixed(1)} ms`, '16 ms'],
  ['scripting per key in the search, worst', `${Math.max(...typing).toFixed(1)} ms`, ''],
  [
    'frames over 50 ms while scrolling',
    `${frames.filter((ms) => ms > 50).length} of ${frames.length}`,
    '0',
  ],
  ['longest frame while scrolling', `${Math.max(...frames).toFixed(0)} ms`, '50 ms'],
];
console.log(printTable([`With ${COUNT} contacts`, 'measured', 'at most'], rows));
