import { MOST_PAGES } from '@cardsift/card-reader/limits';
import sharp from 'sharp';
import { drawPdf, PEOPLE } from './documents-drawn.ts';
import { expect, test, widths } from './fixtures.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

test.beforeEach(async ({ signIn, person, allowConsole }) => {
  await signIn(person);
  // A narrow page opens the camera, and there is none here.
  allowConsole(/The camera cannot be used/);
});

for (const width of widths) {
  test(`a PDF of two pages gives two contacts, at ${width} px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const decoders: string[] = [];
    page.on('request', (request) => {
      if (/pdfium|jxl|open-|document/.test(request.url())) decoders.push(request.url());
    });
    await openScanning(page);
    await page.getByRole('tab', { name: 'Upload Files' }).click();
    await choose(page, await drawPictureFile(0));
    await expect(page.getByRole('button', { name: 'Process 1 Card(s)' })).toBeVisible();
    expect(decoders, 'nothing comes before a document does').toEqual([]);
    await page.getByRole('button', { name: 'Clear All' }).click();

    await choose(page, drawPdf(2));
    const selected = page.getByRole('list', { name: 'Selected Files' });
    await expect(selected.getByText('Page 2 of cards.pdf')).toBeVisible();
    await expectAccessible(page);
    await processCards(page, 2);
    for (const [i, fullName] of PEOPLE.entries()) {
      await expect(fileRow(page, `Page ${i + 1} of cards.pdf`)).toContainText(
        'Completed: 1 contact',
      );
      await expect(page.getByRole('group', { name: fullName })).toBeVisible();
    }
    await expect(page.getByText('2/10')).toBeVisible();
  });

  test(`somebody with room for fewer pages chooses which, at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await person.client
      .rpc('increment_daily_usage', { user_uuid: person.id, increment_by: 7 })
      .throwOnError();
    await page.setViewportSize({ width, height: 900 });
    await openScanning(page);
    await page.getByRole('tab', { name: 'Upload Files' }).click();
    await choose(page, drawPdf(12));
    const dialog = page.getByRole('dialog', { name: 'Choose pages of cards.pdf' });
    await expect(dialog).toContainText('each page counts as one scan');
    await expect(dialog).toContainText('You can add up to 3 pages now.');
    await expect(dialog).toContainText(`Only its first ${MOST_PAGES} pages can be read.`);
    await expectAccessible(page);

    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(dialog.getByRole('checkbox', { name: 'Page 8' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Page 1', exact: true }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Page 8' }).check();
    await dialog.getByRole('button', { name: 'Add 3 pages' }).click();
    const selected = page.getByRole('list', { name: 'Selected Files' }).getByRole('listitem');
    await expect(selected).toHaveCount(3);
    await expect(selected.last()).toContainText('Page 8 of cards.pdf');
  });
}

test('a TIFF and a JPEG XL become pictures that are read', async ({ page }) => {
  const card = await drawPictureFile(0);
  const tiff = await sharp(card.buffer).tiff({ compression: 'lzw' }).toBuffer();
  await openScanning(page);
  await choose(page, { name: 'scan.tif', mimeType: 'image/tiff', buffer: tiff });
  await expect(page.getByRole('button', { name: 'Process 1 Card(s)' })).toBeVisible();
  await page
    .getByLabel('Choose pictures of business cards')
    .setInputFiles('packages/card-reader/src/node/testing/card.jxl');
  await processCards(page, 2);
  await expect(fileRow(page, 'scan.tif')).toContainText('Completed: 1 contact');
  await expect(fileRow(page, 'card.jxl')).toContainText('Completed: 1 contact');
  await expect(page.getByRole('group', { name: 'Tobias Ferrant' })).toBeVisible();
});

test('a document that cannot be opened is refused with a sentence', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/A document could not be opened/);
  await openScanning(page);
  await choose(page, {
    name: 'torn.pdf',
    mimeType: 'application/pdf',
    buffer: drawPdf(1).buffer.subarray(0, 60),
  });
  await expect(
    page.getByText('Failed to process torn.pdf: The PDF is damaged or incomplete.'),
  ).toBeVisible();
});
