import { readFile } from 'node:fs/promises';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { addContacts, adminClient } from './contacts-seed.ts';
import { expect, test, widths } from './fixtures.ts';

const jane = {
  full_name: 'Jane Doe',
  email: 'jane@acme.example',
  phone: '+49 30 1234',
  org: 'Acme Tech',
  title: 'CTO',
  notes: 'Met at the fair',
  hashtags: 'robots, ai',
  tags: ['Hannover 2026'],
};
const li = { full_name: 'Li Wei', email: 'li@bank.example', org: 'City Bank' };

test.beforeEach(async ({ person, signIn }) => {
  await signIn(person);
});

test('an empty list says how to start', async ({ page, expectAccessible }) => {
  await page.goto('/dashboard/contacts');
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible();
  // Its scripts were loaded with those of the page around every screen.
  const preloaded = page.locator('link[rel=modulepreload][href^="/assets/contacts-"]');
  await expect(preloaded).not.toHaveCount(0);
  await expect(page.getByText('Upload some business cards to get started!')).toBeVisible();
  await expectAccessible(page);
});

test('a vCard downloads and the contact stays marked after a reload', async ({ page, person }) => {
  await addContacts(person, [jane, li]);
  await page.goto('/dashboard/contacts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download vCard of Jane Doe' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Jane_Doe.vcf');
  expect(parseVcards(await readFile(await file.path(), 'utf8'))).toMatchObject([
    { fullName: 'Jane Doe', emails: [jane.email], org: jane.org, note: jane.notes },
  ]);
  await expect(page.getByText("Jane Doe's contact has been saved as a vCard file.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Download Again of Jane Doe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download vCard of Li Wei' })).toBeVisible();
});

test('search and filters survive a reload', async ({ page, person }) => {
  await addContacts(person, [jane, li]);
  await page.goto('/dashboard/contacts');
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('ROBOT');
  await page.getByRole('combobox', { name: 'Filter by industry' }).click();
  await page.getByRole('option', { name: 'Technology' }).click();
  await expect(page.getByText('1 contacts found')).toBeVisible();
  await expect(page).toHaveURL(/q=ROBOT&industry=Technology/);
  await page.reload();
  await expect(page.getByText('1 contacts found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Li Wei' })).toBeHidden();
});

test('the grid keeps its position while contacts are selected and searched', async ({
  page,
  person,
}) => {
  await addContacts(person, [jane, li]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/contacts');
  await expect(page.getByRole('button', { name: 'Select All' })).toBeVisible();
  const gridTop = async () =>
    (await page.getByRole('list', { name: 'Contacts' }).boundingBox())?.y ?? null;
  const top = await gridTop();
  await page.getByRole('checkbox', { name: 'Select Jane Doe' }).check();
  await page.getByRole('checkbox', { name: 'Select Li Wei' }).check();
  await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeVisible();
  expect(await gridTop()).toBe(top);
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('jane');
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  expect(await gridTop()).toBe(top);
});

test('a contact is found by anything that is remembered of it', async ({
  page,
  person,
  expectAccessible,
}) => {
  const zoe = {
    full_name: 'Zoë Kowalczyk',
    phone: '+48 601 222 333',
    org: 'Łódź Textil',
    details: { emails: ['zoe@home.example'], phones: [{ number: '+48 42 555 01', kinds: [] }] },
  };
  await addContacts(person, [jane, zoe, li]);
  await page.goto('/dashboard/contacts');
  const search = page.getByRole('searchbox', { name: 'Search contacts' });
  for (const remembered of [
    '0601/222',
    '+48 601 222 333',
    '42 555',
    'home.ex',
    'lodz zoe',
    'Kowalzcyk',
  ]) {
    await search.fill(remembered);
    await expect(page.getByText('1 contacts found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zoë Kowalczyk' })).toBeVisible();
  }
  await search.fill('#ro');
  await expect(page.getByRole('heading', { name: 'Jane Doe' })).toBeVisible();
  await expect(page.locator('mark')).toHaveText('ro');
  await search.fill('fair');
  await expect(page.locator('mark')).toHaveText('fair');
  await expectAccessible(page);
  await search.fill('');
  await page.getByRole('button', { name: 'Hannover 2026' }).click();
  await expect(page.getByText('1 contacts found')).toBeVisible();
  await expect(page.getByLabel('Filter by tag')).toHaveValue('Hannover 2026');
});

test('colleagues who share a number can stay two contacts', async ({ page, person }) => {
  const phone = '+49 30 555 0';
  await addContacts(person, [
    { full_name: 'Ada Lee', email: 'ada@acme.example', org: 'Acme', phone },
    { full_name: 'Bo Ray', email: 'bo@acme.example', org: 'Acme', phone },
  ]);
  await page.goto('/dashboard/contacts');
  await page.getByRole('button', { name: 'Merge duplicates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('If they are colleagues who share a number, keep both.');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 contacts found')).toBeVisible();
});

test('contacts are tagged, deleted and restored with the keyboard alone', async ({
  page,
  person,
}) => {
  await addContacts(person, [jane, li]);
  await page.goto('/dashboard/contacts');
  await page.getByRole('checkbox', { name: 'Select Li Wei' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();

  await page.getByRole('button', { name: 'Add Tags' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tags' })).toBeFocused();
  await page.keyboard.type('bank, lead');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added tags to 1 contact(s)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Tags' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Selected' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Contacts' })).toBeFocused();
  await expect(page.getByText('Contact deleted successfully')).toBeVisible();
  const count = async () =>
    (await person.client.from('business_card_records').select('id')).data?.length;
  expect(await count()).toBe(1);

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Contact deleted successfully' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Li Wei' })).toBeVisible();
  await expect.poll(count).toBe(2);
  const { data } = await person.client
    .from('business_card_records')
    .select('tags')
    .eq('org', li.org);
  expect(data).toEqual([{ tags: ['bank', 'lead'] }]);
});

test('duplicates are merged into one contact', async ({ page, person }) => {
  await addContacts(person, [
    { ...jane, full_name: 'J. Doe', phone: '+49 170 5', tags: ['VIP'] },
    jane,
    li,
  ]);
  await page.goto('/dashboard/contacts?duplicates=1');
  await expect(page.getByText('2 potential duplicates found')).toBeVisible();
  await page.getByRole('button', { name: 'Merge duplicates' }).click();
  await page.getByRole('radio', { name: '+49 170 5' }).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Jane Doe is one contact now')).toBeVisible();
  const { data } = await person.client
    .from('business_card_records')
    .select('full_name, phone, tags')
    .eq('org', jane.org);
  expect(data).toEqual([
    { full_name: 'Jane Doe', phone: '+49 170 5', tags: ['Hannover 2026', 'VIP'] },
  ]);
});

test('a contact is added by hand and edited', async ({ page, person, expectAccessible }) => {
  await page.goto('/dashboard/contacts');
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Add contact' }).click();
  await page.getByLabel('Full Name').fill('Ada King');
  await page.getByLabel('E-mail 1', { exact: true }).fill('ada@engine.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Ada King' }).click();
  await page.getByLabel('Organization').fill('Analytical Engines');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact saved successfully')).toBeVisible();
  const { data } = await person.client
    .from('business_card_records')
    .select('full_name, email, org');
  expect(data).toEqual([
    { full_name: 'Ada King', email: 'ada@engine.example', org: 'Analytical Engines' },
  ]);
});

/** As German Outlook writes it: in Windows-1252, with more columns than anybody fills in. */
const OUTLOOK_GERMAN = Buffer.from(
  [
    '"Anrede","Vorname","Weitere Vornamen","Nachname","Suffix","Firma","Abteilung","Position","Straße geschäftlich","Ort geschäftlich","Postleitzahl geschäftlich","Land/Region geschäftlich","Fax geschäftlich","Telefon geschäftlich","Mobiltelefon","E-Mail-Adresse","E-Mail-Typ","Kategorien","Notizen","Hobby"',
    '"Herr","Jürgen","","Groß","","Groß & Söhne","","Leiter","Hauptstr. 1","Köln","50667","Deutschland","+49 221 9","+49 221 1","+49 170 1","jg@x.example","SMTP","Messe;VIP","Halle 5","Segeln"',
    '"","","","","","","","","","","","","","","","oops","","","",""',
  ].join('\r\n'),
  'latin1',
);

test('a table from German Outlook is imported completely, by keyboard, and again adds nothing', async ({
  page,
  person,
  expectAccessible,
}) => {
  const file = { name: 'outlook.csv', mimeType: 'text/csv', buffer: OUTLOOK_GERMAN };
  await page.goto('/dashboard/contacts');
  for (const fresh of [1, 0]) {
    await expect(page.getByRole('button', { name: 'Manage' })).toBeEnabled();
    await page.getByRole('button', { name: 'Manage' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Import' }).press('Enter');
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    if (fresh) {
      // No columns were chosen yet.
      const hobby = page.getByRole('combobox', { name: 'Hobby' });
      await expect(hobby).toHaveValue('keep');
      await expect(page.getByRole('combobox', { name: 'Ort geschäftlich' })).toHaveValue('city');
      await expect(page.getByText('Segeln')).toBeVisible();
      await expectAccessible(page);
      await hobby.focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.getByRole('button', { name: 'Next' }).press('Enter');
    }
    await expect(page.getByText(`${fresh} new`)).toBeVisible();
    await expect(page.getByText('Row 3: “oops” is not an e-mail address.')).toBeVisible();
    await expectAccessible(page);
    if (fresh) {
      await page.getByRole('button', { name: 'Import 1 contact' }).press('Enter');
      await expect(page.getByText('1 contact imported. This could not be taken')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download report' }).press('Enter');
      const report = await readFile(await (await download).path(), 'utf8');
      expect(report).toContain(
        'outlook.csv,3,E-Mail-Adresse,oops,“oops” is not an e-mail address.',
      );
      await page.getByRole('button', { name: 'Done' }).press('Enter');
    } else await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Jürgen Groß' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage' })).toBeFocused();
  }
  const { data } = await person.client.from('business_card_records').select();
  expect(data).toMatchObject([
    {
      full_name: 'Jürgen Groß',
      email: 'jg@x.example',
      phone: '+49 170 1',
      org: 'Groß & Söhne',
      title: 'Leiter',
      notes: 'Halle 5\nHobby: Segeln',
      tags: ['Messe', 'VIP'],
      details: {
        address: { street: 'Hauptstr. 1', city: 'Köln', postcode: '50667', country: 'Deutschland' },
        phones: [
          { number: '+49 170 1', kinds: ['cell'] },
          { number: '+49 221 1', kinds: ['work'] },
          { number: '+49 221 9', kinds: ['work', 'fax'] },
        ],
      },
    },
  ]);
});

for (const width of widths) {
  test(`the columns of a table fit a screen of ${width} px`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 800 });
    await addContacts(person, [jane]);
    await page.goto('/dashboard/contacts');
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    const file = { name: 'outlook.csv', mimeType: 'text/csv', buffer: OUTLOOK_GERMAN };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Vorname' })).toBeVisible();
    const overflow = await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('reading a large file shows its progress, and can be stopped', async ({ page }) => {
  await page.goto('/dashboard/contacts');
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const row = 'Jane,jane@acme.example,+49 30 1,"a note that makes the file long"\n';
  const buffer = Buffer.from(`Name,Email,Phone,Notes\n${row.repeat(650_000)}`);
  const file = { name: 'large.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('progressbar', { name: 'Import' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
});

test('CSV is for Pro members', async ({ page, person, baseURL }) => {
  await addContacts(person, [jane, { ...li, notes: '=HYPERLINK("http://evil.example")' }]);
  await page.goto('/dashboard/contacts');
  await page.getByRole('button', { name: 'Export CSV (Pro)' }).click();
  await expect(page.getByText('Premium Feature')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/pro');

  await adminClient(baseURL)
    .from('users')
    .update({ is_premium: true })
    .eq('id', person.id)
    .throwOnError();
  await page.goto('/dashboard/contacts?q=bank');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('contacts.csv');
  const lines = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '').split('\r\n');
  expect(lines[0]).toBe('Name,Email,Phone,Organization,Title,Notes,LinkedIn URL,Tags,Date Added');
  expect(lines[1]).toContain(
    `Li Wei,li@bank.example,,City Bank,,"'=HYPERLINK(""http://evil.example"")"`,
  );
  expect(lines).toHaveLength(2);
});

test('LinkedIn profiles can be rejected for good', async ({ page, person }) => {
  const address = 'https://www.linkedin.com/in/jane';
  await addContacts(person, [
    {
      ...jane,
      linkedin_url: address,
      linkedin_updated_at: new Date().toISOString(),
      description: 'Builds robots for bakeries',
      confidence: 'high',
      evidence: { source_url: 'https://search.example/1', source_title: 'Jane Doe - Acme' },
    },
  ]);
  await page.goto('/dashboard/contacts');
  await page.getByRole('tab', { name: 'LinkedIn Profiles (1)' }).click();
  await expect(page.getByText('Builds robots f...')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('Builds robots for bakeries')).toBeVisible();
  await page.getByRole('button', { name: 'Not this person: Jane Doe' }).click();
  await expect(page.getByRole('heading', { name: 'No LinkedIn profiles yet' })).toBeVisible();
  const { data } = await person.client.from('rejected_profiles').select('linkedin_url');
  expect(data).toEqual([{ linkedin_url: address }]);
});

test('a change made elsewhere appears without a reload', async ({ page, person }) => {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('Subscribed to')),
    );
  await page.goto('/dashboard/contacts');
  await joined;
  const [id = ''] = await addContacts(person, [jane]);
  await expect(page.getByRole('heading', { name: 'Jane Doe' })).toBeVisible();
  const records = () => person.client.from('business_card_records');
  await records().update({ full_name: 'Jane Smith' }).eq('id', id).throwOnError();
  await expect(page.getByRole('heading', { name: 'Jane Smith' })).toBeVisible();
  await records().delete().eq('id', id).throwOnError();
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible();
});

test('nobody sees another person’s contacts', async ({ page, stranger }) => {
  await addContacts(stranger, [jane]);
  await page.goto('/dashboard/contacts');
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible();
});

test('thousands of contacts are all there, and only the near ones are rendered', async ({
  page,
  person,
}) => {
  const many = Array.from({ length: 1_203 }, (_, index) => ({ full_name: `Contact ${index + 1}` }));
  await addContacts(person, many);
  await page.goto('/dashboard/contacts');
  await expect(page.getByText('1203 contacts found')).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeLessThan(60);
  // The page grows while the cards near its end are measured, so one press may not reach the end.
  await expect(async () => {
    await page.keyboard.press('End');
    const last = page.getByRole('heading', { name: 'Contact 1203', exact: true });
    expect(await last.isVisible()).toBe(true);
  }).toPass();
});

for (const width of widths) {
  test(`is accessible at ${width} px`, async ({ page, person, expectAccessible }) => {
    await page.setViewportSize({ width, height: 900 });
    await addContacts(person, [
      {
        ...jane,
        linkedin_url: 'https://www.linkedin.com/in/j',
        description: 'Builds robots for all',
        confidence: 'medium',
      },
      jane,
      li,
    ]);
    await page.goto('/dashboard/contacts');
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('button', { name: /^Download vCard of Li/ }).click();
    // A notice stays while the pointer is on it, so axe can look at it.
    const notice = page.getByRole('listitem').filter({ hasText: 'has been saved as a vCard file' });
    await notice.hover();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Close toast' }).click();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Merge duplicates' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
