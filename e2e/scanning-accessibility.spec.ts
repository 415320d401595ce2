import { expect, test, widths } from './fixtures.ts';
import { choose, drawPictureFile, openScanning, processCards } from './scanning-steps.ts';

test.beforeEach(({ signIn, person }) => {
  return signIn(person);
});

test('axe finds nothing at both widths', async ({ page, expectAccessible }) => {
  await openScanning(page);
  await choose(page, await drawPictureFile(0));
  await processCards(page, 1);
  await expect(page.getByText('Completed: 1 contact')).toBeVisible();
  await choose(page, await drawPictureFile(1));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Edit Imogen Ashworth' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the default tab is the camera under 768 px and the upload from there on', async ({
  page,
  allowConsole,
}) => {
  // There is no camera here. camera.spec.ts has one.
  allowConsole(/The camera cannot be used/);
  for (const [width, tab] of [
    [767, 'Take Photo'],
    [768, 'Upload Files'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard');
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
});

test('the whole journey works by keyboard and is announced', async ({ page, person }) => {
  await openScanning(page);
  const tabTo = async (name: string) => {
    const target = page.getByRole('button', { name });
    // Many, because leaving a visible notice returns to where the focus came from.
    for (let i = 0; i < 400; i += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached by Tab`);
  };

  // Starts to wait well before the key is pressed, because a file chooser that opens earlier is missed.
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('tab', { name: 'Upload Files' }).focus();
  await tabTo('Choose files');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles([await drawPictureFile(0)]);
  await tabTo('Process 1 Card(s)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'All files done' })).toHaveText(
    'All files done: 1 contact found, 0 failed',
  );

  await expect(page.getByText('Completed: 1 contact')).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused).toContainText('Processing Status');

  await tabTo('Undo saving Imogen Ashworth');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Imogen Ashworth' })).toBeFocused();
  await tabTo('Save Imogen Ashworth');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await tabTo('Edit Imogen Ashworth');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Full Name', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' MBE');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Imogen Ashworth MBE' })).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await person.client.from('business_card_records').select('full_name');
      return data;
    })
    .toEqual([{ full_name: 'Imogen Ashworth MBE' }]);

  const downloading = page.waitForEvent('download');
  await tabTo('Download vCard of Imogen Ashworth MBE');
  await page.keyboard.press('Enter');
  await downloading;
});
