import type { Database } from '@cardsift/backend/database.types';
import { createClient } from '@supabase/supabase-js';
import { expect, test, widths } from './fixtures.ts';

test('a profile starts with the name from sign-up, and stays once saved', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByText('Free Account')).toBeVisible();
  await expect(page.getByText('Member Since')).toBeHidden();

  await page.getByLabel('Full Name').fill('  Ada Byron ');
  await page.getByLabel('Industry').fill('Technology');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByText('Member Since')).toBeVisible();
  await page.getByLabel('Industry').fill('   ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('');

  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron');
  await expect(page.getByLabel('Industry')).toHaveValue('');
  const { data } = await person.client.from('profiles').select('full_name, industry').single();
  expect(data).toEqual({ full_name: 'Ada Byron', industry: null });
});

for (const width of widths) {
  test(`the menu shows the new name at once, and on any device, at ${width} px`, async ({
    page,
    person,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(person);
    await page.goto('/dashboard/profile');
    const menu = page.getByRole('button', { name: 'User menu' });
    const expectName = async (name: string) => {
      await menu.press('Enter');
      await expect(page.getByRole('menu').getByText(name, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      // The menu returns the focus once it has closed, and would take it from whatever has it by
      // then.
      await expect(menu).toBeFocused();
    };
    await expectName(person.name);
    await page.getByLabel('Full Name').fill('Ada Byron');
    await page.getByLabel('Full Name').press('Enter');
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expectName('Ada Byron');
    await expectAccessible(page);

    await person.client.from('profiles').update({ full_name: 'Lady Lovelace' }).eq('id', person.id);
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Lady Lovelace');
    await expectName('Lady Lovelace');
  });
}

test('a person with Pro sees Pro', async ({ page, person, signIn, baseURL }) => {
  const operator = createClient<Database>(baseURL ?? '', process.env.E2E_SECRET_KEY ?? '');
  await operator
    .rpc('set_plan', { email: person.email, premium: true, until: '2999-01-01T12:00:00Z' })
    .throwOnError();
  await signIn(person);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Pro Account')).toBeVisible();
  await expect(page.getByText('Until January 1, 2999')).toBeVisible();
  await expect(page.getByText('Unlimited')).toBeVisible();
});

test('a profile that cannot be loaded says so', async ({ page, person, signIn, allowConsole }) => {
  allowConsole(/500|could not be loaded/);
  await signIn(person);
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Failed to load profile information')).toBeVisible();
});
