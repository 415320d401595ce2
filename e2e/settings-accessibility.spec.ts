import { expect, test, widths } from './fixtures.ts';

for (const width of widths) {
  test(`profile and settings are accessible at ${width} px`, async ({
    page,
    person,
    signIn,
    expectAccessible,
  }) => {
    await signIn(person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/dashboard/settings');
    await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeEnabled();
    await expect(page.getByText(/of 200 MB used/)).toBeVisible();
    await expectAccessible(page);

    const megabyte = 1024 * 1024;
    await page.route('**/rpc/get_storage_usage', (route) =>
      route.fulfill({
        json: [{ used_bytes: 190 * megabyte, allowed_bytes: 200 * megabyte }],
      }),
    );
    await page.reload();
    await expect(page.getByText(/nearly full/)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeEnabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });

  test(`the digital card is accessible at ${width} px, empty and done`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/digital-card');
    await page.getByLabel('Full Name').fill('Ada');
    await page.getByLabel('Notes').fill('We met at the fair. '.repeat(20));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByRole('heading', { name: 'Your QR code' })).toBeFocused();
    await expectAccessible(page);
  });
}
