import { findMailLink } from '@cardsift/backend/testing/sign-up';
import { TOTP } from 'otpauth';
import { expect, test, widths } from './fixtures.ts';

test('a person sets up an authenticator app, signs in with it, and removes it', async ({
  page,
  person,
  signIn,
  expectAccessible,
  allowConsole,
}) => {
  allowConsole(/status of 4(00|22)|The auth service refused/);
  await signIn(person);
  await page.goto('/dashboard/settings');
  const setUp = page.getByRole('button', { name: 'Set up' });
  await expect(setUp).toBeEnabled();
  await setUp.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  const password = page.getByLabel('Current Password');
  await expect(password).toBeFocused();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await password.fill('Wrong-Horse-7');
  await password.press('Enter');
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await password.fill(person.password);
  await password.press('Enter');
  const drawing = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(drawing).toBeVisible();
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const app = new TOTP({ secret: await dialog.locator('code').innerText() });
  const field = dialog.getByLabel('Six digits');
  await expect(field).toBeFocused();
  await field.fill('abcdef');
  await field.press('Enter');
  await expect(dialog.getByText('That code is wrong or has expired.')).toBeVisible();
  await field.fill(app.generate());
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeEnabled();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeVisible();
  await expectAccessible(page);
  // Each code can be used once.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await code.press('Enter');
  await expect(code).toBeHidden();
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const turnOff = page.getByRole('dialog', { name: 'Turn off two-factor authentication' });
  await expectAccessible(page);
  await turnOff.getByLabel('Current Password').fill(person.password);
  await turnOff.getByRole('button', { name: 'Turn off' }).click();
  await expect(setUp).toBeVisible();
});

test('a person with an app who forgot the password gives a code, then chooses a new password', async ({
  page,
  person,
  baseURL,
}) => {
  const { mfa } = person.client.auth;
  const { data } = await mfa.enroll({ factorType: 'totp' });
  const app = new TOTP({ secret: data?.totp.secret ?? '' });
  await mfa.challengeAndVerify({ factorId: data?.id ?? '', code: app.generate() });

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await findMailLink(baseURL ?? '', person.email));
  const code = page.getByLabel('Code from your authenticator app');
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await code.press('Enter');
  await page.getByLabel('New Password', { exact: true }).fill('Difference-Engine-2');
  await page.getByLabel('Confirm New Password').fill('Difference-Engine-2');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
