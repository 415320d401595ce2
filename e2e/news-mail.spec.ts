import { expect, test } from './fixtures.ts';

test('a link that was in no mail switches nothing off, and does not reveal that', async ({
  page,
  person,
  expectAccessible,
}) => {
  await person.client
    .from('user_settings')
    .insert({ user_id: person.id, email_notifications: true })
    .throwOnError();
  await page.goto('/email-off#00000000-0000-4000-8000-000000000000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch them off' }).press('Enter');
  await expect(page.getByText(/^They are off\./)).toBeVisible();
  const { data } = await person.client.from('user_settings').select().single().throwOnError();
  expect(data.email_notifications).toBe(true);
});
