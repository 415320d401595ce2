/**
 * Draws the screenshots in docs/using.md and README.md: the built product in Chromium, with invented cards that it
 * actually reads. Run it after a screen has changed:
 *
 *   node scripts/run.mjs e2e/draw-screens.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { SAMPLE_CARDS } from '@cardsift/invented-cards/sample-cards';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { buildWeb } from '../scripts/build-web.ts';
import { findHeadlessBrowser } from '../scripts/find-browser.ts';
import { doubtEveryOtherPhone } from './scanning-doubts.ts';
import { choose, drawPictureFile, openScanning, processCards } from './scanning-steps.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const DESK = { width: 1080, height: 720 };
const PHONE = { width: 390, height: 720 };
/** JPEG quality, up to 100: text stays sharp, and no picture exceeds 60 kB. */
const QUALITY = 82;

async function draw(page: Page, name: string): Promise<void> {
  const image = await loadImage(await page.screenshot({ animations: 'disabled' }));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  await writeFile(join(folder, `${name}.webp`), canvas.toBuffer('image/webp', QUALITY));
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

const showInMiddle = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Connects a device, and leaves the page on the list of devices. */
async function connectPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a phone' });
  await dialog.getByLabel('Name of the device').fill('My phone');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const device = page.getByRole('button', { name: 'Disconnect My phone' });
  await device.waitFor();
  await showInMiddle(device);
}

/** Deletes two of a person's contacts; the rest stay in the list. */
async function deleteTwo({ id, client }: Person): Promise<void> {
  const { data } = await client
    .from('business_card_records')
    .select('id')
    .eq('user_id', id)
    .order('full_name')
    .limit(2)
    .throwOnError();
  const ids = data.map((contact) => contact.id);
  await client.from('business_card_records').delete().in('id', ids).throwOnError();
}

async function drawScreens(context: BrowserContext, person: Person): Promise<void> {
  const page = await context.newPage();
  await doubtEveryOtherPhone(page);
  await signIn(page, person);

  await openScanning(page);
  const cards = SAMPLE_CARDS.map((_, index) => index);
  await choose(page, ...(await Promise.all(cards.map((index) => drawPictureFile(index)))));
  await draw(page, 'scan');
  await processCards(page, cards.length);
  await page
    .getByText('Saved', { exact: true })
    .nth(cards.length - 1)
    .waitFor();
  await page.getByRole('button', { name: /^Check \d card/ }).click();
  await page.getByAltText(/^On the card, read as/).waitFor();
  await draw(page, 'check');
  await page.keyboard.press('Escape');

  // The page of the scan shows the same names, so they do not tell that the list is there. Loading it anew also removes
  // the notice about the scan.
  await page.goto('/dashboard/contacts');
  await page.getByRole('heading', { name: SAMPLE_CARDS[0]?.fullName }).waitFor();
  await draw(page, 'find');
  await page.setViewportSize(PHONE);
  await draw(page, 'phone');
  await page.setViewportSize(DESK);

  await deleteTwo(person);
  await page.goto('/dashboard/contacts/deleted');
  await page.getByText('Deleted today').first().waitFor();
  await draw(page, 'deleted');

  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Connect a phone' }).waitFor();
  await showInMiddle(page.getByText('Where cards are read'));
  await draw(page, 'privacy');

  await connectPhone(page);
  await draw(page, 'devices');
}

await buildWeb();
await mkdir(folder, { recursive: true });
const server = await runStandalone();
const executablePath = findHeadlessBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: DESK,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
  });
  // This tests nothing, and a busy machine reads five cards slowly.
  context.setDefaultTimeout(180_000);
  await drawScreens(context, await signUp(server.url, server.secrets.publishableKey));
} finally {
  await browser.close();
  await discardStandalone(server);
}
