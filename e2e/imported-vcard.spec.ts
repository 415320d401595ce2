import sharp from 'sharp';
import { expect, test, widths } from './fixtures.ts';

/** Noise does not compress: a JPEG from a phone has a megabyte. */
async function writePortrait(): Promise<string> {
  const channels = 3;
  const raw = { width: 800, height: 600, channels } as const;
  const pixels = Buffer.from(
    Array.from({ length: 800 * 600 * channels }, (_, at) => (at * 7919) % 251),
  );
  return (await sharp(pixels, { raw }).jpeg({ quality: 95 }).toBuffer()).toString('base64');
}

for (const width of widths) {
  test(`what a vCard says beyond our fields is kept and shown, its picture too, at ${width} px`, async ({
    page,
    person,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(person);
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Müller;Jörg;;Dr.;',
      'FN:Dr. Jörg Müller',
      'EMAIL:joerg@mueller.example',
      'item1.TEL:+49 30 1234567',
      'item1.X-ABLabel:Boat',
      'BDAY:1970-04-01',
      'NICKNAME:Jo',
      `PHOTO;ENCODING=b;TYPE=JPEG:${await writePortrait()}`,
      'END:VCARD',
    ].join('\r\n');
    await page.goto('/dashboard/contacts');
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'joerg.vcf', mimeType: 'text/vcard', buffer: Buffer.from(card) });
    await expect(page.getByText('1 new')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 contact' }).click();
    await page.getByRole('link', { name: 'Dr. Jörg Müller' }).click();
    await expect(page.getByText('More from the imported file')).toBeVisible();
    await expect(page.getByText('1970-04-01')).toBeVisible();
    await expectAccessible(page);
    const { data } = await person.client
      .from('business_card_records')
      .select('details->>photo')
      .single()
      .throwOnError();
    expect(data.photo).toMatch(/^data:image\/jpeg;base64,/);
    expect(data.photo.length).toBeLessThanOrEqual(24_000);
  });
}
