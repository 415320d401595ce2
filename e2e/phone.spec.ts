import { missingPrograms, openComputer } from '@cardsift/carddav/testing/khard';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import type { Page } from '@playwright/test';
import { addContacts } from './contacts-seed.ts';
import { expect, test } from './fixtures.ts';
import { choose, drawPictureFile, openScanning, processCards } from './scanning-steps.ts';

const missing = missingPrograms();
test.skip(
  missing.length > 0,
  `${missing.join(' and ')} of Debian are not installed: apt-get install vdirsyncer khard`,
);

/** Makes a password on the page, as its owner does, and reads the settings for a program. */
async function connectComputer(page: Page) {
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Connect a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a phone' });
  await dialog.getByLabel('Name of the device').fill('My khard');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const read = (label: string) =>
    dialog.getByText(label, { exact: true }).locator('xpath=following-sibling::p').innerText();
  const [url, userName, password] = [
    await read('Server address'),
    await read('User name'),
    await read('App password'),
  ];
  const computer = await openComputer({ url, userName, password });
  await expect(dialog.getByText('Connected: My khard has read your contacts.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return computer;
}

test('a scanned card is listed in khard, corrected there, undone here, deleted there and restored here', async ({
  page,
  person,
  signIn,
}) => {
  const { truth } = await drawSampleCard(0);
  // This contact stays, because vdirsyncer takes an address book that is suddenly empty for a mistake.
  await addContacts(person, [{ full_name: 'Grace Hopper' }]);
  await signIn(person);
  const computer = await connectComputer(page);

  await test.step('khard lists a contact that was just scanned', async () => {
    await openScanning(page);
    await choose(page, await drawPictureFile(0));
    await processCards(page, 1);
    await expect(page.getByText('Contact 1 of 1')).toBeVisible();
    const begin = performance.now();
    await computer.sync();
    expect(await computer.khard('list')).toContain(truth.fullName);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    // Without a limit, because a busy machine starts these programs slowly.
    test.info().annotations.push({ type: 'in khard', description: `${seconds} s after the scan` });
  });

  await page.getByRole('link', { name: 'My Contacts' }).first().click();
  await page.getByRole('link', { name: truth.fullName, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: truth.fullName });
  await expect(heading).toBeVisible();
  const number = '+49 30 5550199';

  await test.step('a number corrected in khard is on the open page, with its history', async () => {
    const before = await computer.khard('phone', '--parsable');
    const [first = ''] = before.split('\t');
    expect(first).not.toBe('');
    await computer.edit(truth.fullName, `s/${first.replace(/[^\w]/g, '.')}/${number}/`);
    expect(await computer.khard('phone', '--parsable')).toContain(number);
    await computer.sync();
    await expect(page.getByRole('link', { name: number }).first()).toBeVisible();
    await expect(page.getByText(/^Changed on My khard: .*phone/)).toBeVisible();
    await page.getByText('What was changed').click();
    await expect(page.getByRole('cell', { name: first }).first()).toBeVisible();

    // After a change vdirsyncer keeps the digest of the old card until the next sync, and would take the old card for
    // an unchanged one.
    await computer.sync();
    await page.getByRole('button', { name: 'Undo change' }).click();
    await expect(page.getByText(`${truth.fullName} is as it was before`)).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toHaveCount(0);
    await computer.sync();
    expect(await computer.khard('phone', '--parsable')).toBe(before);
  });

  await test.step('a contact that is deleted in khard and restored on the page is in khard again', async () => {
    await computer.khard('remove', '--force', truth.fullName);
    await computer.sync();
    await expect(heading).toHaveCount(0);
    await page.goto('/dashboard/contacts/deleted');
    await page.getByRole('button', { name: `Restore ${truth.fullName}` }).click();
    await expect(page.getByText(`${truth.fullName} restored to My Contacts`)).toBeVisible();
    await computer.sync();
    expect(await computer.khard('list')).toContain(truth.fullName);
    const { data } = await person.client
      .from('business_card_records')
      .select('full_name')
      .order('full_name')
      .throwOnError();
    expect(data.map(({ full_name }) => full_name)).toEqual(['Grace Hopper', truth.fullName]);
  });
  await computer.close();
});
