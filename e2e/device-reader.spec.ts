import { SAMPLE_CARDS } from '@cardsift/invented-cards/sample-cards';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

const [imogen, , , , callum] = SAMPLE_CARDS;

test.beforeEach(({ signIn, person }) => signIn(person));

const readingPlace = (page: Page) => page.getByRole('combobox', { name: 'Where cards are read' });

async function chooseThisDevice(page: Page): Promise<void> {
  await page.goto('/dashboard/settings');
  await readingPlace(page).click();
  await page.getByRole('option', { name: 'On this device' }).click();
}

async function readCardsOnThisDevice(page: Page): Promise<void> {
  await chooseThisDevice(page);
  await expect(page.getByText('on this device', { exact: false }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
}

/** What the browser sent, to any URL. */
interface Sent {
  method: string;
  url: string;
  body: string;
}

/** All requests of the browser's pages and workers, and everything sent over its sockets. */
function recordEverything(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.context().on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    sent.push({ method: request.method(), url: request.url(), body });
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      sent.push({ method: 'FRAME', url: socket.url(), body: payload.toString() });
    });
  });
  return sent;
}

/** The query for whether the person is Pro. The rest of the URL is their id. */
const PLAN = /^\/rest\/v1\/users\?select=is_premium%2Cpremium_expires_at&id=eq\.[\da-f-]{36}$/;
const FUNCTIONS = '/rest/v1/rpc';
const QUOTA = [`${FUNCTIONS}/increment_daily_usage`, `${FUNCTIONS}/get_daily_usage`];
const SAVING = [`${FUNCTIONS}/find_reached_alike`, `${FUNCTIONS}/save_scanned_contact`];

/** The purpose of a request. Null if reading on the device does not need it. */
function purposeOf({ method, url, body }: Sent, origin: string): string | null {
  // A URL of the page's own memory, so nothing is sent.
  if (url.startsWith(`blob:${origin}/`)) return 'memory';
  const address = new URL(url);
  if (address.origin !== origin) return null;
  if (method === 'GET' && PLAN.test(address.pathname + address.search)) return 'plan';
  if (address.search !== '') return null;
  if (method === 'GET' && address.pathname.startsWith('/assets/')) return 'own file';
  if (method !== 'POST') return null;
  // Room for an id and a number, and nothing more.
  if (QUOTA.includes(address.pathname) && body.length < 100) return 'quota';
  return SAVING.includes(address.pathname) ? 'saving' : null;
}

test('cards are read on this device, and nothing leaves it but the contact that is saved', async ({
  page,
  person,
  baseURL,
}) => {
  await readCardsOnThisDevice(page);
  await openScanning(page);
  await choose(page, await drawPictureFile(0), await drawPictureFile(4));
  const sent = recordEverything(page);
  await processCards(page, 2);
  await expect(fileRow(page, 'card-0.jpg')).toContainText('Completed: 1 contact');
  await expect(fileRow(page, 'card-4.jpg')).toContainText('Completed: 1 contact');
  await expect(page.getByText('2/10')).toBeVisible();

  expect(sent.filter((each) => purposeOf(each, baseURL ?? '') === null)).toEqual([]);
  const saved = sent.filter((each) => purposeOf(each, baseURL ?? '') === 'saving');
  // The contact's text but no picture: a photograph has a hundred times as many bytes.
  expect(Math.max(...saved.map(({ body }) => body.length))).toBeLessThan(5_000);
  expect(saved.filter(({ url }) => url.endsWith('save_scanned_contact'))).toHaveLength(2);

  const { data } = await person.client
    .from('business_card_records')
    .select('full_name, email, org, title')
    .order('created_at');
  expect(data).toEqual(
    [imogen, callum].map(({ fullName, emails, org, title }) => ({
      full_name: fullName,
      email: emails[0],
      org,
      title,
    })),
  );

  await page.goto('/trial');
  await expect(page.getByRole('switch', { name: /Read it on this device/ })).toBeChecked();
  sent.length = 0;
  await page
    .getByLabel('Choose a picture of a business card')
    .setInputFiles(await drawPictureFile(4));
  await expect(page.getByRole('heading', { name: 'Card Processed Successfully!' })).toBeVisible();
  await expect(page.getByText(callum.emails[0])).toBeVisible();
  expect(
    sent.filter((each) => !['memory', 'own file'].includes(`${purposeOf(each, baseURL ?? '')}`)),
  ).toEqual([]);
});

test('a full device says so, the server reads, and a partial download is never taken for complete', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/The card reader could not be downloaded/);
  const pictures: string[] = [];
  page.on('request', (request) => {
    // A GET asks whether the server has a second reader.
    const isPicture =
      request.method() === 'POST' && request.url().includes('/webhook/business-card');
    if (isPicture) pictures.push(request.url());
  });
  const browser = await page.context().newCDPSession(page);
  /** Limits the bytes that this origin may store. Without a number there is no limit. */
  const limitStorage = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize });

  // Room for some of the reader's files, but not for all.
  await limitStorage(4_000_000);
  await chooseThisDevice(page);
  await expect(page.getByRole('alert')).toHaveText(
    'There is not enough space on this device. Free some up and try again, or have our server read your cards.',
  );
  expect(await page.evaluate(countKeptFiles)).toBeGreaterThan(0);
  await expect(readingPlace(page)).toHaveText('On our server (default)');
  await openScanning(page);
  await choose(page, await drawPictureFile(0));
  await processCards(page, 1);
  await expect(fileRow(page, 'card-0.jpg')).toContainText('Completed: 1 contact');
  expect(pictures).toHaveLength(1);

  await page.goto('/dashboard/settings');
  await expect(page.getByRole('button', { name: /^Download the reader/ })).toBeVisible();
  await limitStorage();
  await readCardsOnThisDevice(page);
  await openScanning(page);
  await choose(page, await drawPictureFile(4));
  await processCards(page, 1);
  await expect(fileRow(page, 'card-4.jpg')).toContainText('Completed: 1 contact');
  expect(pictures).toHaveLength(1);
});

/** Runs in the page. Counts the files in the reader's cache. */
const countKeptFiles = async () =>
  (await (await caches.open('cardsift-device-reader')).keys()).length;
