import { readFile } from 'node:fs/promises';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import { SAMPLE_CARDS } from '@cardsift/invented-cards/sample-cards';
import { expect, test } from './fixtures.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

const [imogen, , , , callum] = SAMPLE_CARDS;

test.beforeEach(({ signIn, person }) => {
  return signIn(person);
});

test('two pictures become two saved contacts, whose vCards download', async ({ page, person }) => {
  await openScanning(page);
  await expect(page.getByText('0/10')).toBeVisible();
  await choose(page, await drawPictureFile(0), await drawPictureFile(4));
  await expect(page.getByRole('list', { name: 'Selected Files' })).toContainText('card-0.jpg');
  await processCards(page, 2);

  await expect(fileRow(page, 'card-0.jpg')).toContainText('Completed: 1 contact');
  await expect(
    page.getByText(
      'Successfully extracted and saved 1 contact(s) from card-0.jpg. Download individual vCards below.',
    ),
  ).toBeVisible();
  await expect(fileRow(page, 'card-4.jpg')).toContainText('Completed: 1 contact');
  await expect(page.getByText('2/2')).toBeVisible();
  await expect(page.getByText('2/10')).toBeVisible();
  await expect(page.getByText('From: card-4.jpg')).toBeVisible();

  const { data } = await person.client
    .from('business_card_records')
    .select('full_name, email, org, title')
    .order('created_at');
  expect(data).toEqual(
    [imogen, callum].map(({ fullName, emails, org, title }) => ({
      full_name: fullName,
      email: emails[0],
      org,
      title,
    })),
  );

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download vCard of ${imogen.fullName}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Imogen_Ashworth.vcf');
  await expect(page.getByText('Downloaded Imogen Ashworth.vcf')).toBeVisible();
  const [contact] = parseVcards(await readFile(await download.path(), 'utf8'));
  expect(contact).toMatchObject({ fullName: imogen.fullName, emails: [...imogen.emails] });
});

test('two cards in one photo become two contacts', async ({ page, person }) => {
  const cards = [2, 102].map((seed) =>
    inventCard(seed, { locale: 'en-US', layout: 'left column', traps: false }),
  );
  const { jpeg } = await drawPicture(cards, { kind: 'photo', seed: 2 });
  await openScanning(page);
  await choose(page, { name: 'two.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) });
  await processCards(page, 1);
  await expect(fileRow(page, 'two.jpg')).toContainText('Completed: 2 contacts');
  await expect(page.getByText('2 contact(s) processed')).toBeVisible();
  await expect(page.getByText('Contact 1 of 2')).toBeVisible();
  await expect(page.getByText('Contact 2 of 2')).toBeVisible();
  await expect(page.getByText('1/10')).toBeVisible();
  const { data } = await person.client
    .from('business_card_records')
    .select('full_name')
    .order('full_name');
  expect(data?.map(({ full_name }) => full_name)).toEqual(
    cards.map(({ truth }) => truth.fullName).sort(),
  );
});

test('scanning the same card again updates the contact, and Undo restores it', async ({
  page,
  person,
}) => {
  const { fullName, org, emails } = imogen;
  await person.client
    .from('business_card_records')
    .insert({ user_id: person.id, full_name: 'I. Ashworth', email: emails[0], org, notes: 'Met' });
  const names = async () => {
    const { data } = await person.client.from('business_card_records').select('full_name, notes');
    return data;
  };
  await openScanning(page);
  await choose(page, await drawPictureFile(0));
  await processCards(page, 1);
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  expect(await names()).toEqual([{ full_name: fullName, notes: 'Met' }]);

  await page.getByRole('button', { name: `Undo saving ${fullName}` }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await expect.poll(names).toEqual([{ full_name: 'I. Ashworth', notes: 'Met' }]);
});

test('a contact is corrected right after the scan', async ({ page, person }) => {
  await openScanning(page);
  await choose(page, await drawPictureFile(0));
  await processCards(page, 1);
  await page.getByRole('button', { name: `Edit ${imogen.fullName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact' });
  await expect(dialog.getByText('printed', { exact: true }).first()).toBeVisible();
  await dialog.getByLabel('Job Title').fill('Chair');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Chair', { exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await person.client.from('business_card_records').select('title').single();
      return data?.title;
    })
    .toBe('Chair');
});

test('a picture without text fails with its reason and says that a retry uses a scan', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const blank = Buffer.from(await page.screenshot({ type: 'jpeg' }));
  await openScanning(page);
  await choose(page, { name: 'blank.jpg', mimeType: 'image/jpeg', buffer: blank });
  await processCards(page, 1);
  await expect(fileRow(page, 'blank.jpg')).toContainText('HTTP error! status: 422');
  await expect(
    page.getByText('Failed to process blank.jpg: HTTP error! status: 422'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry blank.jpg (uses 1 scan)' })).toBeVisible();
});

test('the batch continues while the person looks at another page', async ({ page }) => {
  await openScanning(page);
  await choose(page, await drawPictureFile(0), await drawPictureFile(1));
  await processCards(page, 2);
  await page.getByRole('link', { name: 'Digital Card' }).click();
  await page.getByRole('link', { name: 'Upload Cards' }).click();
  await expect(page.getByText('2/2')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('Processing Status')).toBeHidden();
});
