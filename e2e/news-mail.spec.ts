import { expect, test } from './fixtures.ts';

test('notifications are switched off with the link of a mail, by somebody who is signed out', async ({
  page,
  person,
  expectAccessible,
}) => {
  await person.client
    .from('user_settings')
    .insert({ user_id: person.id, email_notifications: true })
    .throwOnError();
  // The mail itself comes within five minutes of the search: packages/extraction/src/news tests it.
  await page.goto('/email-off#00000000-0000-4000-8000-000000000000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch them off' }).press('Enter');
  await expect(page.getByText(/^They are off\./)).toBeVisible();
  // A secret that nobody was sent changes nothing, and the answer does not tell.
  const { data } = await person.client.from('user_settings').select().single().throwOnError();
  expect(data.email_notifications).toBe(true);
});
