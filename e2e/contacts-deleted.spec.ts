import { addContacts } from './contacts-seed.ts';
import { expect, test, widths } from './fixtures.ts';

test.beforeEach(async ({ person, signIn }) => {
  await signIn(person);
});

for (const width of widths) {
  test(`a deleted contact is found again and restored with the keyboard alone at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const [jane] = await addContacts(person, [
      { full_name: 'Jane Doe', org: 'Acme', tags: ['lead'], met_event: 'Hannover Fair' },
      { full_name: 'Li Wei' },
    ]);
    await page.goto('/dashboard/contacts');
    await expect(page.getByRole('button', { name: 'Manage' })).toBeEnabled();
    await page.getByRole('button', { name: 'Delete Jane Doe' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('For 30 days you can restore it from Recently Deleted.');
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('1 contacts found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Contacts' })).toBeFocused();

    await page.getByRole('button', { name: 'Manage' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Recently deleted' }).press('Enter');
    await expect(page.getByText('Deleted today · 30 days left')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Select Jane Doe' }).press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore Selected' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recently Deleted' })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'My Contacts' }).last().press('Enter');
    await expect(page.getByText('2 contacts found')).toBeVisible();
    await page.goto(`/dashboard/contacts/${jane}`);
    await expect(page.getByRole('heading', { name: 'Jane Doe' })).toBeVisible();
    await expect(page.getByText('Hannover Fair').first()).toBeVisible();
  });

  test(`what was deleted goes for good only when somebody says so at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const people = Array.from({ length: 12 }, (_, number) => ({ full_name: `Contact ${number}` }));
    const ids = await addContacts(person, people);
    await person.client.from('business_card_records').delete().in('id', ids).throwOnError();
    await page.goto('/dashboard/settings');
    await page.getByRole('link', { name: 'Show deleted contacts' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Search deleted contacts' }).fill('contact 11');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete Contact 11 for good' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete Contact 11 for good' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete Contact 11 for good' }).press('Enter');
    await page.getByRole('button', { name: 'Delete for good', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Recently Deleted' })).toBeFocused();
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '11 contacts' })).toBeVisible();
    await page.getByRole('button', { name: 'Empty All' }).press('Enter');
    await page.getByRole('button', { name: 'Delete for good', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
    // The page shows this before the backend has answered.
    await expect(page.getByText('11 contacts deleted for good')).toBeVisible();
    const { count } = await person.client
      .from('deleted_contacts')
      .select('id', { head: true, count: 'exact' })
      .throwOnError();
    expect(count).toBe(0);
  });
}

test('nobody sees what another person deleted, and a second tab is updated', async ({
  page,
  person,
  stranger,
}) => {
  const [theirs = ''] = await addContacts(stranger, [{ full_name: 'Not Theirs' }]);
  await stranger.client.from('business_card_records').delete().eq('id', theirs).throwOnError();
  const [jane = ''] = await addContacts(person, [{ full_name: 'Jane Doe' }]);
  await page.goto('/dashboard/contacts/deleted');
  await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
  await person.client.from('business_card_records').delete().eq('id', jane).throwOnError();
  await expect(page.getByRole('heading', { name: 'Jane Doe' })).toBeVisible();
  await person.client.rpc('restore_deleted_contacts', { ids: [jane] }).throwOnError();
  await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
});
