import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

/**
 * Records in every frame the distance from the top of the page to buttons with this name, in pixels.
 */
async function watchButtons(
  page: Page,
  beginning: string,
): Promise<() => Promise<Record<string, number[]>>> {
  const places = await page.evaluateHandle((beginning) => {
    const seen = new Map<string, Set<number>>();
    const note = () => {
      for (const button of document.querySelectorAll('button')) {
        const name = button.getAttribute('aria-label') ?? button.textContent.trim();
        if (!name.startsWith(beginning)) continue;
        const top = button.getBoundingClientRect().top + window.scrollY;
        seen.set(name, (seen.get(name) ?? new Set()).add(Math.round(top)));
      }
      requestAnimationFrame(note);
    };
    note();
    return seen;
  }, beginning);
  return () =>
    places.evaluate((seen) =>
      Object.fromEntries([...seen].map(([name, tops]) => [name, [...tops]])),
    );
}

for (const width of [390, 1280]) {
  test(`no button moves away from a finger while cards are read and saved, ${width} px wide`, async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await openScanning(page);
    await page.setViewportSize({ width, height: 844 });
    await choose(page, await drawPictureFile(0), await drawPictureFile(4));
    const places = await watchButtons(page, 'Edit ');
    await processCards(page, 2);
    for (const file of ['card-0.jpg', 'card-4.jpg']) {
      await expect(fileRow(page, file)).toContainText('Completed: 1 contact');
    }
    await expect(page.getByRole('button', { name: /^Card of .*: edit a value$/ })).toHaveCount(2);
    const seen = await places();
    expect(Object.keys(seen).length).toBeGreaterThan(1);
    for (const [name, tops] of Object.entries(seen)) expect(tops, name).toHaveLength(1);
  });
}

for (const width of [390, 1280]) {
  test(`no button moves when the day’s usage comes, ${width} px wide`, async ({
    page,
    person,
    signIn,
    allowConsole,
  }) => {
    // A phone opens with the camera, and there is none here.
    allowConsole(/The camera cannot be used/);
    await signIn(person);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard/contacts');
    await expect(page.getByText('Upload some business cards to get started!')).toBeVisible();
    const places = await watchButtons(page, 'Upload Files');
    await page.route('**/rpc/get_daily_usage', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
    const navigation = page.getByRole('navigation', { name: 'Dashboard' });
    await navigation.getByRole('link', { name: 'Upload Cards' }).click();
    await expect(page.getByText('Resets daily at midnight UTC')).toBeVisible();
    const [tops] = Object.values(await places());
    expect(tops).toHaveLength(1);
  });
}
