import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findMailLink } from '@cardsift/backend/testing/sign-up';
import { parseVcards } from '@cardsift/contacts/vcard/parse';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { expect, test } from './fixtures.ts';

test('a newcomer signs up, scans a card and has the contact', async ({ page, baseURL }) => {
  const { jpeg, truth } = await drawSampleCard(0);
  const email = `${randomUUID()}@people.example`;

  await test.step('registers and confirms the address', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started Free' }).click();
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(
      page.getByText(
        'Account created successfully! Please check your email to verify your account.',
      ),
    ).toBeVisible();
    await page.goto(await findMailLink(baseURL ?? '', email));
    await page.waitForURL('**/dashboard');
  });

  await test.step('signs out and in again', async () => {
    await page.getByRole('button', { name: /menu/i }).last().click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
  });

  await test.step('scans a card', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) });
    await page.getByRole('button', { name: 'Process 1 Card' }).click();
    await expect(page.getByText('Contact 1 of 1')).toBeVisible();
    await expect(page.getByText('1/10')).toBeVisible();
  });

  await test.step('finds the contact and takes it along as a vCard', async () => {
    await page.getByRole('link', { name: 'My Contacts' }).first().click();
    // The page left behind shows the same name and a download of its own.
    await expect(page.getByRole('heading', { name: 'My Contacts' })).toBeVisible();
    await expect(page.getByRole('heading', { name: truth.fullName })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download vCard' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${truth.fullName.replaceAll(' ', '_')}.vcf`);
    const [contact] = parseVcards(await readFile(await file.path(), 'utf8'));
    expect(contact).toMatchObject({
      fullName: truth.fullName,
      org: truth.org,
      title: truth.title,
      emails: truth.emails,
    });
    expect(contact?.phones[0]?.number.replace(/\D/g, '')).toBe(
      truth.phones[0]?.e164.replace(/\D/g, ''),
    );
    await expect(page.getByRole('button', { name: 'Download Again' })).toBeVisible();
  });
});
