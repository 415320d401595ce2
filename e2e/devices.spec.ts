import { expect, test, widths } from './fixtures.ts';

const SERVER = 'https://cards.example/dav/';

test.beforeEach(async ({ page, person, signIn }) => {
  await signIn(person);
  // A URL that a phone could reach, unlike this test's.
  await page.route('**/config.js', async (route) => {
    const answer = await route.fetch();
    const body = `${await answer.text()}window.CARDSIFT.carddavUrl = ${JSON.stringify(SERVER)};\n`;
    await route.fulfill({ response: answer, body });
  });
});

for (const width of widths) {
  test(`a phone is connected and disconnected with the keyboard alone at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/settings');
    await expect(page.getByText('No device is connected.')).toBeVisible();
    await page.getByRole('button', { name: 'Connect a phone' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Connect a phone' });
    await dialog.getByLabel('Name of the device').fill('My phone');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Waiting for the device...')).toBeVisible();
    await expect(dialog.getByText(SERVER, { exact: true })).toBeVisible();
    await expect(dialog.getByText(person.email, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download profile' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('cardsift.mobileconfig');
    await dialog.getByRole('tab', { name: 'iPhone' }).press('ArrowRight');
    await expect(dialog.getByText(/With DAVx⁵ installed/)).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    // A key pressed before the focus is back would go to where it comes back to.
    await expect(page.getByRole('button', { name: 'Connect a phone' })).toBeFocused();

    await page.getByRole('button', { name: 'Disconnect My phone' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Disconnect', exact: true }).press('Enter');
    await expect(page.getByText('No device is connected.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const { data } = await person.client.from('app_passwords').select('id').throwOnError();
    expect(data).toEqual([]);
  });

  test(`the steps are on a page of their own at ${width} px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/help/phone');
    await expect(page.getByRole('heading', { name: 'Contacts on your phone' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Thunderbird' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Thunderbird' })).toBeInViewport();
  });
}
