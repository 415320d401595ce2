import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

/** Notes in every frame how far from the top of the page each card's Edit button stands, in pixels. */
async function watchEditButtons(page: Page): Promise<() => Promise<Record<string, number[]>>> {
  const places = await page.evaluateHandle(() => {
    const seen = new Map<string, Set<number>>();
    const note = () => {
      for (const button of document.querySelectorAll('button[aria-label^="Edit "]')) {
        const name = button.getAttribute('aria-label') ?? '';
        const top = button.getBoundingClientRect().top + window.scrollY;
        seen.set(name, (seen.get(name) ?? new Set()).add(Math.round(top)));
      }
      requestAnimationFrame(note);
    };
    note();
    return seen;
  });
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
    const places = await watchEditButtons(page);
    await processCards(page, 2);
    for (const file of ['card-0.jpg', 'card-4.jpg']) {
      await expect(fileRow(page, file)).toContainText('Completed: 1 contact');
    }
    await expect(page.getByRole('button', { name: /^Card of .*: edit a value$/ })).toHaveCount(2);
    const seen = await places();
    expect(Object.keys(seen)).toHaveLength(2);
    for (const [name, tops] of Object.entries(seen)) expect(tops, name).toHaveLength(1);
  });
}
