import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { addContacts } from './contacts-seed.ts';
import { expect, test, widths } from './fixtures.ts';
import { scanCodes } from './qr-codes.ts';

const jane = {
  full_name: 'Jane Doe',
  email: 'jane@acme.example',
  phone: '+49 30 1234',
  org: 'Acme Tech',
  title: 'CTO',
  notes: 'Wants a call about the new ovens.\nPrefers mornings.',
  hashtags: 'robots, ai',
  tags: ['Hannover 2026'],
  met_event: 'Hannover Fair',
  met_place: 'Hall 5',
  met_on: '2026-04-20',
  linkedin_url: 'https://www.linkedin.com/in/jane',
  description: 'Builds robots for bakeries and schools',
  confidence: 'high',
  evidence: { source_url: 'https://search.example/1', source_title: 'Jane Doe - Acme' },
  details: {
    department: 'Ovens',
    emails: ['jane.doe@home.example'],
    phones: [{ number: '+49 170 5556677', kinds: ['cell'] }],
    urls: ['https://www.acme.example', 'https://github.com/janedoe'],
    address: {
      street: 'Hauptstraße 5',
      postcode: '30159',
      city: 'Hannover',
      region: '',
      country: 'Germany',
    },
  },
};
const li = { full_name: 'Li Wei', email: 'li@bank.example', org: 'City Bank' };

test.beforeEach(async ({ person, signIn }) => {
  await signIn(person);
});

test('a contact can be opened, passed and left with the keyboard alone', async ({
  page,
  person,
}) => {
  await addContacts(person, [jane, li]);
  await page.goto('/dashboard/contacts?sort=full_name&dir=asc');
  await page.getByRole('link', { name: 'Jane Doe', exact: true }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('Jane Doe');
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Call' })).toBeFocused();
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await page.getByRole('link', { name: 'Next contact: Li Wei' }).focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveText('Li Wei');
  await page.reload();
  await expect(name).toHaveText('Li Wei');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'My Contacts', exact: true }).first().focus();
  await page.goBack();
  await expect(name).toHaveText('Jane Doe');
  await page.goBack();
  await expect(page.getByText('2 contacts found')).toBeVisible();
});

test('a contact can be shared by its code, and its number copied', async ({
  page,
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [id] = await addContacts(person, [jane]);
  await page.goto(`/dashboard/contacts/${id}`);
  const code = page.getByRole('img', { name: 'QR code of Jane Doe' });
  await code.scrollIntoViewIfNeeded();
  const [text = ''] = await scanCodes(code);
  expect(parseVcards(text)).toMatchObject([
    {
      fullName: 'Jane Doe',
      emails: [jane.email, 'jane.doe@home.example'],
      phones: [{ number: '+49 30 1234' }, { number: '+49 170 5556677', kinds: ['cell'] }],
      org: 'Acme Tech',
    },
  ]);
  await page.getByRole('button', { name: 'Copy phone number +49 170 5556677' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+49 170 5556677');
});

test('an event is set for many contacts, found, and removed from one', async ({
  page,
  person,
  expectAccessible,
}) => {
  await addContacts(person, [jane, li, { full_name: 'Zoe Ray' }]);
  await page.goto('/dashboard/contacts');
  await page.getByRole('checkbox', { name: 'Select Li Wei' }).check();
  await page.getByRole('checkbox', { name: 'Select Zoe Ray' }).check();
  await page.getByRole('button', { name: 'Met at' }).press('Enter');
  await expect(page.getByLabel('Event', { exact: true })).toBeFocused();
  await page.keyboard.type('Oslo Expo');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved for 2 contacts')).toBeVisible();
  await page.getByLabel('Filter by event').fill('oslo');
  await expect(page.getByText('2 contacts found')).toBeVisible();
  await expect(page).toHaveURL(/event=oslo/);
  const { data } = await person.client
    .from('business_card_records')
    .select('full_name, met_event')
    .order('full_name');
  expect(data?.map(({ met_event }) => met_event)).toEqual([
    'Hannover Fair',
    'Oslo Expo',
    'Oslo Expo',
  ]);
});

test('a contact that cannot be loaded says which request failed, and a missing one says so', async ({
  page,
  stranger,
  allowConsole,
  expectAccessible,
}) => {
  allowConsole(/status of 500/);
  const [id] = await addContacts(stranger, [jane]);
  const request = crypto.randomUUID();
  const message = `Something went wrong on our side. Reference: ${request}`;
  await page.route('**/rest/v1/business_card_records*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal_error', message } }),
  );
  await page.goto(`/dashboard/contacts/${id}`);
  await expect(page.getByText(`Request ${request}`)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'There is no such contact' })).toBeVisible();
  await expectAccessible(page);
});

test('a contact’s page is accessible on a phone and on a desktop', async ({
  page,
  person,
  expectAccessible,
}) => {
  const [id] = await addContacts(person, [jane, li]);
  await page.goto(`/dashboard/contacts/${id}`);
  await expect(page.getByRole('img', { name: 'QR code of Jane Doe' })).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
