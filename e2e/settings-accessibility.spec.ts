import { colorSchemes, expect, test, widths } from './fixtures.ts';

for (const colorScheme of colorSchemes) {
  test(`profile, settings and digital card are accessible (${colorScheme})`, async ({
    page,
    person,
    signIn,
    expectAccessible,
  }) => {
    await signIn(person);
    // Half-faded toasts and dialogs have half the contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard/profile');
      await expect(page.getByLabel('Full Name')).toBeVisible();
      await expectAccessible(page);

      await page.goto('/dashboard/settings');
      await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeEnabled();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
    }
  });

  test(`the digital card is accessible, empty and done (${colorScheme})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/digital-card');
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByLabel('Full Name').fill('Ada');
      await page.getByLabel('Notes').fill('We met at the fair. '.repeat(20));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Generate QR Code' }).click();
      await expect(page.getByRole('heading', { name: 'Your QR code' })).toBeFocused();
      await expectAccessible(page);
    }
  });
}
