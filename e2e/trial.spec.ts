import { fileURLToPath } from 'node:url';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { expect, test } from './fixtures.ts';
import { flatPng } from './scanning-photos.ts';

test('the demo reads a real card and shows examples only for what it does not say', async ({
  page,
  expectAccessible,
}) => {
  const { jpeg, truth } = await drawSampleCard(0);
  await page.goto('/trial');
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toContainText(['Upload Card', 'See Results', 'Sign Up']);
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');

  await page.getByLabel('Choose a picture of a business card').setInputFiles({
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(jpeg),
  });
  await expect(page.getByText('Image Uploaded!')).toBeVisible();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('heading', { name: 'Card Processed Successfully!' })).toBeVisible();
  await expect(page.getByText(truth.fullName, { exact: true })).toBeVisible();
  await expect(page.getByText(truth.emails[0] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Name' })).not.toContainText('Example');
  await expect(page.getByRole('term').filter({ hasText: 'Notes' })).toContainText('Example');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Sign Up to Save This Contact' })).toHaveAttribute(
    'href',
    '/register',
  );
});

test('a HEIC picture from a phone is converted in the browser and read', async ({
  page,
  allowConsole,
}) => {
  // The decoder prints what it is built with.
  allowConsole(/libheif/i);
  await page.goto('/trial');
  // The third sample card, converted with `heif-enc` of Debian's libheif-examples.
  await page
    .getByLabel('Choose a picture of a business card')
    .setInputFiles(fileURLToPath(new URL('trial/sample-card-2.heic', import.meta.url)));
  await expect(page.getByText('Jürgen Schäfer', { exact: true })).toBeVisible();
});

test('a demo that has reached its limit says so and shows an example', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  await page.route('**/webhook/demo-card', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '1800' },
      json: {
        code: 'demo_limit_reached',
        message: 'The demo is limited. Sign up free to go on scanning.',
      },
    }),
  );
  const { jpeg } = await drawSampleCard(1);
  await page.goto('/trial');
  await page.getByLabel('Choose a picture of a business card').setInputFiles({
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(jpeg),
  });
  await expect(page.getByText(/The demo is limited.*Try again in 30 minutes\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We could not read this picture' })).toBeVisible();
  await expect(page.getByText('Example', { exact: true })).toHaveCount(7);
});

test('an empty picture is not called a success', async ({
  page,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/status of 422/);
  await page.goto('/trial');
  await page
    .getByLabel('Choose a picture of a business card')
    .setInputFiles(flatPng({ name: 'blank.png', width: 800, height: 500, red: 1 }));
  await expect(page.getByRole('heading', { name: 'We could not read this picture' })).toBeFocused();
  await expect(page.getByText('Card Processed Successfully!')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try another card' }).click();
  await expect(page.getByLabel('Choose a picture of a business card')).toBeAttached();
});

test('a file that is not a picture, or a HEIC file that cannot be opened, is refused with a sentence', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/The picture could not be prepared|heic|HEIF/i);
  await page.goto('/trial');
  const picker = page.getByLabel('Choose a picture of a business card');
  await picker.setInputFiles({
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await expect(page.getByText('card.pdf is not a supported image format')).toBeVisible();
  await picker.setInputFiles({
    name: 'card.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('no picture'),
  });
  await expect(
    page.getByText('HEIC format not supported by browser - please convert to JPG/PNG first'),
  ).toBeVisible();
  await expect(picker).toBeAttached();
});

test('the demo links back home', async ({ page }) => {
  await page.goto('/trial');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
