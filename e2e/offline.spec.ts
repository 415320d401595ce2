import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_CARDS } from '@cardsift/invented-cards/sample-cards';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../apps/web/app/backend/session-mark.ts';
import { expect, test } from './fixtures.ts';
import { cutNetwork, restoreNetwork } from './network-steps.ts';
import { choose, drawPictureFile, openScanning, processCards } from './scanning-steps.ts';
import { addWaitingContacts, names, savedNames } from './waiting-steps.ts';

const [imogen, , , , callum] = SAMPLE_CARDS;

test.use({ serviceWorkers: 'allow' });

/** Waits until the page would start without a network. */
async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The paths of everything in the browser's caches. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((key) => window.caches.open(key)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const READER_SCRIPT: unknown = expect.stringMatching(/reader\.worker-/);

const waitingList = (page: Page) =>
  page.getByRole('region', { name: 'Waiting to be saved (2)' }).getByRole('listitem');

test('two cards wait without a network, survive closing the browser, and are saved once', async ({
  person,
  baseURL,
  launchOptions,
  expectAccessible,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'cardsift-offline-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL,
      serviceWorkers: 'allow',
    });
  const { data } = await person.client.auth.getSession();

  let browser = await open();
  let [page] = browser.pages() as [Page];
  await page.goto('/offline');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_STORAGE_KEY,
    JSON.stringify(data.session),
  ] as const);
  await openScanning(page);
  await untilInstalled(page);
  await page.goto('/dashboard/contacts');
  await expect(page.getByText('Upload some business cards to get started!')).toBeVisible();
  await page.goto('/dashboard/settings');
  await page.getByRole('combobox', { name: 'Where cards are read' }).click();
  await page.getByRole('option', { name: 'On this device' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await openScanning(page);
  await expect.poll(() => cachedPaths(page)).toContainEqual(READER_SCRIPT);

  await cutNetwork(browser);
  await choose(page, await drawPictureFile(0), await drawPictureFile(4));
  await processCards(page, 2);
  await expect(page.getByText('2/2')).toBeVisible();
  await expect(waitingList(page)).toHaveCount(2);
  await expect(page.getByText('Waiting to be saved', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 contacts are waiting to be saved');
  await page.keyboard.press('Escape');
  await browser.close();

  browser = await open();
  [page] = browser.pages() as [Page];
  await cutNetwork(browser);
  await page.goto('/dashboard/contacts');
  await expect(waitingList(page)).toContainText([imogen.fullName, callum.fullName]);
  await expect(page.getByText('No connection. You see your contacts as they were')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'LinkedIn Profiles', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Scan a card' }).click();
  await expect(waitingList(page)).toHaveCount(2);

  await restoreNetwork(browser);
  await expect(page.getByText('2/10')).toBeVisible();
  await expect(page.getByRole('region', { name: /Waiting to be saved/ })).toBeHidden();
  const { data: saved } = await person.client
    .from('business_card_records')
    .select('full_name')
    .order('created_at');
  expect(saved).toEqual([{ full_name: imogen.fullName }, { full_name: callum.fullName }]);
  await page.getByRole('link', { name: 'My Contacts' }).first().click();
  await expect(page.getByRole('tab', { name: 'My Contacts (2)' })).toBeVisible();
  await expect(page.getByText('No connection.')).toBeHidden();
  await browser.close();
  await rm(profile, { recursive: true, force: true });
});

test('a device without room for the reader’s script says that it is not ready, and keeps it later', async ({
  page,
  signIn,
  person,
  baseURL,
}) => {
  await signIn(person);
  await openScanning(page);
  await untilInstalled(page);
  await page.getByRole('button', { name: /^Prepare for offline use/ }).click();
  await expect(page.getByText('Ready for offline use')).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContainEqual(READER_SCRIPT);

  // As if other data had filled the device and the file had never been kept. The order matters, because the page may
  // request the file again.
  const browser = await page.context().newCDPSession(page);
  const limitStorage = (quotaSize?: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize });
  await limitStorage(1_000_000);
  await page.evaluate(() => caches.delete('cardsift-reader-script'));
  await page.reload();
  await expect(page.getByText('Not ready for offline use')).toBeVisible();
  expect(await cachedPaths(page)).not.toContainEqual(READER_SCRIPT);

  await limitStorage();
  await page.reload();
  await expect.poll(() => cachedPaths(page)).toContainEqual(READER_SCRIPT);
});

test('the app can be installed, and keeps only its own files', async ({ page, signIn, person }) => {
  await signIn(person);
  await openScanning(page);
  await untilInstalled(page);
  await page.goto('/dashboard/contacts');
  await expect(page.getByText('Upload some business cards to get started!')).toBeVisible();

  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: 'Cardsift',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    shortcuts: [{ name: 'Scan a card' }, { name: 'My Contacts' }],
    share_target: { method: 'POST', enctype: 'multipart/form-data' },
  });
  const pictures: { src: string; sizes: string; purpose?: string }[] = [
    ...manifest.icons,
    ...manifest.screenshots,
  ];
  expect(pictures.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of pictures.filter((picture) => picture.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }

  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const ours =
    /^\/(assets\/[^/]+\.(js|css|woff2)|dashboard|offline|session-hint\.js|favicon\.svg|config\.js)$/;
  const cached = await cachedPaths(page);
  expect(cached).toContain('/dashboard');
  expect(cached.filter((path) => !ours.test(path))).toEqual([]);
  expect(cached.filter((path) => /\.(onnx|wasm)$|heic-to/.test(path))).toEqual([]);

  // The page has checked whether the reader is here. Nobody asked for the reader, so none of its files is kept.
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Prepare for offline use/ })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('cardsift-device-reader');
  expect(cached).not.toContainEqual(READER_SCRIPT);
});

test('a new version asks, and starts when no card is being processed anymore', async ({
  page,
  signIn,
  person,
}) => {
  await signIn(person);
  await openScanning(page);
  await untilInstalled(page);
  // Marks this page, to tell it from a reloaded one, and starts a batch in another tab.
  const endBatch = await page.evaluateHandle(async () => {
    Object.assign(window, { isOld: true });
    const { promise, resolve } = Promise.withResolvers<void>();
    await new Promise<void>((held) => {
      void navigator.locks.request('cardsift-batch', { mode: 'shared' }, () => {
        held();
        return promise;
      });
    });
    return resolve;
  });
  const isOld = () => page.evaluate(() => 'isOld' in window);

  // The state left by earlier versions, which only checked whether the reader is here.
  await page.evaluate(() => caches.open('cardsift-device-reader'));

  // To the browser, a worker at another URL is a new version. No route can change what it loads while it is
  // installed.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  await expect(page.getByText('A new version of Cardsift is ready')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('A new version of Cardsift is ready')).toBeHidden();
  expect(await isOld()).toBe(true);
  await endBatch.evaluate((end) => end());
  await expect.poll(() => isOld().catch(() => true)).toBe(false);
  await expect(page.getByText('Resets daily at midnight UTC')).toBeVisible();
  expect(await cachedPaths(page)).not.toContainEqual(READER_SCRIPT);
});

test('a new version starts while contacts wait without a network, and loses and repeats none', async ({
  page,
  signIn,
  person,
  allowConsole,
}) => {
  // To the browser, the URL of the previous version is another worker, which it tries to load.
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|fetching the script/);
  await signIn(person);
  await openScanning(page);
  await untilInstalled(page);
  const other = await page.context().newPage();
  await openScanning(other);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  const offer = page.getByText('A new version of Cardsift is ready');
  await expect(offer).toBeVisible();
  await cutNetwork(page.context());
  await addWaitingContacts(page, person);

  const waiting = (tab: Page) => tab.getByRole('region', { name: 'Waiting to be saved (3)' });
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
  await expect(waiting(page).getByRole('listitem')).toContainText(names);
  // The tab with the previous version is asked too, and meanwhile continues with what waits.
  await expect(other.getByText('A new version of Cardsift is ready')).toBeVisible();
  await other.getByRole('link', { name: 'My Contacts' }).first().click();
  await expect(waiting(other).getByRole('listitem')).toContainText(names);

  await restoreNetwork(page.context());
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: /Waiting to be saved/ })).toBeHidden();
  }
  expect(await savedNames(person)).toEqual(names);
});

test('pictures that a phone shares are selected, and stored nowhere', async ({
  page,
  signIn,
  person,
}) => {
  await signIn(person);
  await openScanning(page);
  await untilInstalled(page);
  // The request that a phone sends, as the manifest tells it to.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'post',
      action: '/share-target',
      enctype: 'multipart/form-data',
    });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'pictures', multiple: true });
    const files = new DataTransfer();
    for (const name of ['ada.jpg', 'bo.jpg']) {
      files.items.add(new File(['pixels'], name, { type: 'image/jpeg' }));
    }
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('button', { name: 'Process 2 Card(s)' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await cachedPaths(page)).not.toContain('/share-target');
  await page.goto('/dashboard?shared=lost');
  await expect(page.getByText('The shared pictures are gone.')).toBeVisible();
});
