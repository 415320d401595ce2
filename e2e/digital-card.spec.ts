import { readFile } from 'node:fs/promises';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import type { Page } from '@playwright/test';
import { readQrCodes } from '../apps/web/testing/read-qr-code.ts';
import { expect, test, widths } from './fixtures.ts';
import { scanCodes } from './qr-codes.ts';

const ada = {
  'Full Name': 'Ada King Lovelace',
  'Job Title': 'Analyst',
  Organization: 'Müller & Söhne',
  Email: 'ada@example.org',
  Phone: '+44 20 7946 0000',
};
const contact = {
  fullName: 'Ada King Lovelace',
  name: { given: 'Ada', family: 'King Lovelace' },
  title: 'Analyst',
  org: 'Müller & Söhne',
  emails: ['ada@example.org'],
  phones: [{ number: '+44 20 7946 0000', kinds: [] }],
};

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}
const code = (page: Page) => page.getByRole('img', { name: /^QR code of/ });

test('a signed-in person makes a card that anybody with the code can fetch', async ({
  page,
  person,
  signIn,
  request,
}) => {
  await signIn(person);
  await page.goto('/dashboard/digital-card');
  await fillIn(page, ada);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByText('QR Code Generated!')).toBeVisible();

  const [address = ''] = await scanCodes(code(page));
  expect(address).toMatch(
    new RegExp(`/storage/v1/object/public/vcards/${person.id}/Ada_King_Lovelace_\\d{13}\\.vcf$`),
  );
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/vcard/);
  expect(parseVcards(await answer.text())).toMatchObject([contact]);

  await page.reload();
  expect(await scanCodes(code(page))).toEqual([address]);
  await expect(page.getByLabel('Full Name')).toHaveJSProperty('readOnly', true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code(page)).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Edit' }).click();
  await fillIn(page, { Organization: 'Looms' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Organization')).toHaveValue(ada.Organization);

  await page.getByRole('button', { name: 'Edit' }).click();
  await fillIn(page, { Organization: 'Looms' });
  await page.getByRole('button', { name: 'Update QR Code' }).click();
  await expect(code(page)).toBeVisible();
  const [updated = ''] = await scanCodes(code(page));
  expect(parseVcards(await (await request.get(updated)).text())).toMatchObject([{ org: 'Looms' }]);
});

test('a card made on one device is on the next, and can be withdrawn on both', async ({
  page,
  person,
  signIn,
  request,
}) => {
  await signIn(person);
  await page.goto('/dashboard/digital-card');
  await fillIn(page, ada);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  const [address = ''] = await scanCodes(code(page));

  // Her other device has only the session.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('user_vcard')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  expect(await scanCodes(code(page))).toEqual([address]);
  await expect(page.getByLabel('Organization')).toHaveValue(ada.Organization);

  const withdraw = page.getByRole('button', { name: /^Withdraw the card of/ });
  await withdraw.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Card withdrawn')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeVisible();
  expect((await request.get(address)).ok()).toBe(false);
});

test('a guest’s code contains the contact itself and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/digital-card');
  await fillIn(page, ada);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByText('QR Code Generated!')).toBeVisible();
  await expect(code(page)).toHaveJSProperty('width', 200);
  const [text = ''] = await scanCodes(code(page));
  expect(parseVcards(text)).toMatchObject([contact]);
  expect(sent).toEqual([]);

  const stored = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.endsWith('user_vcard')),
  );
  expect(JSON.parse(stored?.[1] ?? '')).toMatchObject({ qrCodeValue: text, vcardUrl: null });
  await page.reload();
  expect(await scanCodes(code(page))).toEqual([text]);
});

test('the code and the contact can be downloaded', async ({ page }) => {
  await page.goto('/digital-card');
  await fillIn(page, ada);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  const [shown = ''] = await scanCodes(code(page));

  async function download(name: string) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${name}` }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
  const png = await download('PNG');
  expect(png.name).toBe('Ada_King_Lovelace_qr.png');
  expect(await readQrCodes(png.bytes)).toEqual([shown]);
  const svg = await download('SVG');
  expect(svg.name).toBe('Ada_King_Lovelace_qr.svg');
  expect(svg.bytes.toString()).toContain('</svg>');
  const vcard = await download('vCard');
  expect(vcard.name).toBe('Ada_King_Lovelace.vcf');
  expect(parseVcards(vcard.bytes.toString())).toMatchObject([contact]);
});

test('if storing fails, the code contains the contact', async ({
  page,
  person,
  signIn,
  allowConsole,
}) => {
  allowConsole(/503|could not be stored/);
  await signIn(person);
  await page.route('**/storage/v1/object/vcards/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/dashboard/digital-card');
  await fillIn(page, ada);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByText(/could not be stored just now/)).toBeVisible();
  expect(parseVcards((await scanCodes(code(page)))[0] ?? '')).toMatchObject([contact]);
});

test('a name is required', async ({ page }) => {
  await page.goto('/digital-card');
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByText('Name Required')).toBeVisible();
  await expect(
    page.getByText('Please enter your full name to generate a digital card.'),
  ).toBeVisible();
});

test('the link is copied if there is no share sheet', async ({ page, person, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(person);
  await page.goto('/dashboard/digital-card');
  await fillIn(page, ada);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  const [address] = await scanCodes(code(page));
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('nobody can store a card in another person’s folder', async ({ person, stranger }) => {
  const { error } = await person.client.storage
    .from('vcards')
    .upload(`${stranger.id}/Eve_1.vcf`, 'BEGIN:VCARD', {
      contentType: 'text/vcard',
      upsert: true,
    });
  expect(error).not.toBeNull();
});

for (const width of widths) {
  test(`the parts of a name can be corrected, at ${width} px`, async ({
    page,
    person,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(person);
    await page.goto('/dashboard/digital-card');
    await page.getByLabel('Full Name').fill('Dr. Nagy János');
    await expect(page.getByText('Prefix: Dr., First name: Nagy, Last name: János')).toBeVisible();
    await page.locator('summary', { hasText: 'Parts of the name' }).press('Enter');
    await page.getByLabel('First name').fill('János');
    await page.getByLabel('Last name').fill('Nagy');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByText('QR Code Generated!')).toBeVisible();
    const [address = ''] = await scanCodes(code(page));
    expect(await (await page.request.get(address)).text()).toContain('N:Nagy;János;;Dr.;');
  });
}
