import { addContacts } from './contacts-seed.ts';
import { expect, test, widths } from './fixtures.ts';

const reached = { email: 'jane@acme.example', org: 'Acme' };

test.beforeEach(async ({ person, signIn }) => {
  await signIn(person);
});

for (const width of widths) {
  test(`contacts are tidied up with the keyboard alone at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await addContacts(person, [
      { ...reached, full_name: 'Jane Doe' },
      { ...reached, full_name: 'J. Doe' },
      { full_name: 'Unknown Contact', phone: '+49 30 1' },
      { full_name: 'Li Wei' },
    ]);
    await page.goto('/dashboard/contacts');
    // The button is disabled until all contacts are loaded.
    await expect(page.getByRole('button', { name: 'Manage' })).toBeEnabled();
    await page.getByRole('button', { name: 'Manage' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Tidy up' }).press('Enter');
    await expect(page.getByText('3 decisions left')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep both' }).press('Enter');
    const question = page.getByRole('heading', { level: 2 });
    await expect(question).toHaveText('Who is this? The card showed no name.');
    await expect(question).toBeFocused();
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    await page.getByLabel('Full Name').fill('Ada King');
    await page.keyboard.press('Enter');
    await expect(question).toHaveText('There is no phone, e-mail, website or address.');
    await page.getByRole('button', { name: 'Leave as it is' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Everything is tidy' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Everything is tidy' })).toBeVisible();
    await expectAccessible(page);
  });

  test(`tags and events are changed everywhere at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await addContacts(person, [
      { full_name: 'Jane Doe', tags: ['lead'], met_event: 'Hannover Fair' },
      { full_name: 'Li Wei', tags: ['leads'] },
    ]);
    await page.goto('/dashboard/contacts/labels');
    await page.getByRole('button', { name: 'Rename tag lead', exact: true }).press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type('s');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“lead” is “leads” now')).toBeVisible();
    await expect(page.getByText('2 contacts')).toBeVisible();
    await page.getByRole('button', { name: 'Remove event Hannover Fair' }).press('Enter');
    await expect(page.getByText('“Hannover Fair” is gone')).toBeVisible();
    await expectAccessible(page);
    const { data } = await person.client
      .from('business_card_records')
      .select('tags, met_event')
      .order('full_name');
    expect(data).toEqual([
      { tags: ['leads'], met_event: null },
      { tags: ['leads'], met_event: null },
    ]);
  });

  test(`a search is saved, and is there on another visit at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await addContacts(person, [{ full_name: 'Jane Doe' }, { full_name: 'Li Wei' }]);
    await page.goto('/dashboard/contacts?q=wei');
    await page.getByRole('button', { name: 'Save search' }).press('Enter');
    const saved = page.getByRole('list', { name: 'Saved searches' });
    await expect(saved).toContainText('wei');
    await expectAccessible(page);
    await page.goto('/dashboard/contacts');
    await expect(page.getByText('2 contacts found')).toBeVisible();
    await saved.getByRole('button', { name: 'wei', exact: true }).press('Enter');
    await expect(page.getByText('1 contacts found')).toBeVisible();
  });
}

test('a merge can be undone on the contact’s page, long afterwards', async ({
  page,
  person,
  expectAccessible,
}) => {
  const [jane = '', other = ''] = await addContacts(person, [
    { full_name: 'Jane Doe' },
    { full_name: 'J. Doe', phone: '+49 30 1' },
  ]);
  await person.client
    .rpc('merge_contacts', { kept_uuid: jane, gone_uuid: other, columns: { phone: '+49 30 1' } })
    .throwOnError();
  await page.goto(`/dashboard/contacts/${jane}`);
  await page.getByText('Values of both').press('Enter');
  await expect(page.getByRole('columnheader', { name: 'J. Doe' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo merge' }).press('Enter');
  await expect(page.getByText('Jane Doe and J. Doe are two contacts again')).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
});
