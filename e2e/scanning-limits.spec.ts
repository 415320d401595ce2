import { createTestClient } from '@cardsift/backend/testing/sign-up';
import { expect, test } from './fixtures.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

test.beforeEach(({ signIn, person }) => {
  return signIn(person);
});

const named = (name: string, mimeType: string, bytes = 100) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 1),
});

test('files that are not pictures or too large are refused with their reasons', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/A document could not be opened/);
  await openScanning(page);
  await choose(
    page,
    named('cv.docx', 'application/msword'),
    named('big.png', 'image/png', 10_485_761),
    // Only its name says PDF.
    named('cv.pdf', 'application/pdf'),
  );
  await expect(page.getByText('cv.docx is not a supported image format')).toBeVisible();
  await expect(page.getByText('cv.pdf is not a supported image format')).toBeVisible();
  await expect(page.getByText('big.png is larger than 10MB')).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('cv.docx: File type must be one of image/jpeg');
  await expect(alert).toContainText('big.png: File is larger than 10485760 bytes');
  await expect(page.getByText('Selected Files')).toBeHidden();
});

test('a free batch keeps the first five files, and a file name only once', async ({ page }) => {
  await openScanning(page);
  const picture = (i: number) => named(`${i}.jpg`, 'image/jpeg');
  await choose(page, picture(1), picture(2));
  await choose(page, picture(2), picture(3), picture(4), picture(5), picture(6));
  await expect(page.getByText('You can only upload up to 5 files at once')).toBeVisible();
  const list = page.getByRole('list', { name: 'Selected Files' });
  await expect(list.getByRole('listitem')).toHaveText([/1/, /2/, /3/, /4/, /5/]);

  await page.getByRole('button', { name: 'Remove 3.jpg' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Process Business Cards' })).toBeFocused();
});

test('a selection is cut to what is left of the day, then both tabs close', async ({
  page,
  person,
}) => {
  await person.client.rpc('increment_daily_usage', { user_uuid: person.id, increment_by: 9 });
  await openScanning(page);
  await choose(page, await drawPictureFile(0), await drawPictureFile(1));
  await expect(page.getByText('You can only upload 1 more files today (9/10 used)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/pro');
  await processCards(page, 1);
  await expect(fileRow(page, 'card-0.jpg')).toContainText('Completed');
  await expect(page.getByText('10/10', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  const limit = page.getByText('Daily upload limit reached (10/10 used). Try again tomorrow.');
  await expect(limit).toBeVisible();
  await page.getByRole('tab', { name: 'Take Photo' }).click();
  await expect(limit).toBeVisible();
  await page.getByRole('link', { name: 'Pro has no daily limit' }).press('Enter');
  await expect(page).toHaveURL('/pro');
});

test('Pro sees no counter and can choose fifteen files', async ({ page, person, baseURL }) => {
  const operator = createTestClient(baseURL ?? '', process.env.E2E_SECRET_KEY ?? '');
  await operator.from('users').update({ is_premium: true }).eq('id', person.id).throwOnError();
  await page.goto('/dashboard');
  await expect(page.getByText('Unlimited Scans')).toBeVisible();
  await expect(page.getByText('Daily Usage')).toBeHidden();
  const pictures = Array.from({ length: 16 }, (_, i) => named(`${i}.jpg`, 'image/jpeg'));
  await choose(page, ...pictures);
  await expect(page.getByText('You can only upload up to 15 files at once')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Process 15 Card(s)' })).toBeVisible();
});
