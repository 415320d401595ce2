import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createTestClient, findMailLink } from '@cardsift/backend/testing/sign-up';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { firstPhone } from '@cardsift/invented-cards/first-phone';
import type { Page } from '@playwright/test';
import { expect, test, widths } from './fixtures.ts';
import { cardsBesideEachOther } from './scanning-photos.ts';

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

  await test.step('finds the contact and downloads it as a vCard', async () => {
    await page.getByRole('link', { name: 'My Contacts' }).first().click();
    // The page before shows the same name and has its own download.
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
    // The number to reach the person comes first.
    expect(contact?.phones[0]?.number.replace(/\D/g, '')).toBe(
      firstPhone(truth)?.e164.replace(/\D/g, ''),
    );
    await expect(page.getByRole('button', { name: 'Download Again' })).toBeVisible();
  });
});

/** Reads the sample card in the demo and continues to sign up with it. */
async function tryDemo(page: Page) {
  const { jpeg, truth } = await drawSampleCard(0);
  await page.goto('/trial');
  await page
    .getByLabel('Choose a picture of a business card')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) });
  await expect(page.getByText('Signing up saves this as your first contact.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up to Save This Contact' }).press('Enter');
  await expect(page.getByText(`${truth.fullName} from the demo`)).toBeVisible();
  return truth;
}

async function namesOf(baseURL: string, email: string): Promise<(string | null)[]> {
  const client = createTestClient(baseURL, process.env.E2E_PUBLISHABLE_KEY ?? '');
  await client.auth.signInWithPassword({ email, password: 'Analytical!1843' });
  const { data } = await client.from('business_card_records').select('full_name').throwOnError();
  return data.map(({ full_name }) => full_name);
}

for (const width of widths) {
  test(`the contact of the demo becomes the first one, once, by the mail’s link in a tab of its own, at ${width} px`, async ({
    page,
    context,
    baseURL,
    expectAccessible,
    allowConsole,
  }) => {
    // On a phone the page behind opens the camera, and this browser has none.
    allowConsole(/The camera cannot be used/);
    const email = `${randomUUID()}@people.example`;
    await page.setViewportSize({ width, height: 800 });
    const { fullName } = await tryDemo(page);
    await expectAccessible(page);
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();

    const mail = await context.newPage();
    await mail.setViewportSize({ width, height: 800 });
    await mail.goto(await findMailLink(baseURL ?? '', email));
    // The tab of the sign-up signs in as well, and one of the two saves the contact.
    await expect(page).toHaveURL('/dashboard');
    await expect(mail).toHaveURL('/dashboard');
    const told = (tab: Page) => tab.getByText(`${fullName} from the demo is in My Contacts.`);
    await expect.poll(async () => (await told(page).count()) + (await told(mail).count())).toBe(1);
    expect(await namesOf(baseURL ?? '', email)).toEqual([fullName]);
    const teller = (await told(page).count()) === 1 ? page : mail;
    await expectAccessible(teller);
    await teller.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(teller.getByText('Contact not saved')).toBeVisible();
    expect(await namesOf(baseURL ?? '', email)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    expect(await namesOf(baseURL ?? '', email)).toEqual([]);
  });
}

test('a person with an account saves the demo’s contact by signing in', async ({
  page,
  person,
}) => {
  const { fullName } = await tryDemo(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  // The form before has the same fields.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText(`${fullName} from the demo`)).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(`${fullName} from the demo is in My Contacts.`)).toBeVisible();
  const { data } = await person.client.from('business_card_records').select().throwOnError();
  expect(data).toMatchObject([{ full_name: fullName }]);
});

test('every card on the demo’s picture becomes a contact', async ({ page, baseURL }) => {
  const [left, right] = [await drawSampleCard(0), await drawSampleCard(3)];
  const names = [left.truth.fullName, right.truth.fullName];
  const sentence = new RegExp(`(${names.join(' and ')}|${names.toReversed().join(' and ')})`);
  const email = `${randomUUID()}@people.example`;
  await page.goto('/trial');
  await page
    .getByLabel('Choose a picture of a business card')
    .setInputFiles(await cardsBesideEachOther('two.jpg', [left.jpeg, right.jpeg]));
  await expect(page.getByText('1 more on the same picture will be saved as well')).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up to Save This Contact' }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.goto(await findMailLink(baseURL ?? '', email));
  await expect(page.getByText(/ and .* from the demo are in My Contacts\./)).toBeVisible();
  expect((await namesOf(baseURL ?? '', email)).sort()).toEqual(names.sort());
});

test('another person who signs in does not get it, and erases it', async ({
  page,
  context,
  stranger,
}) => {
  await tryDemo(page);
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(`${randomUUID()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('Analytical!1843');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(stranger.email);
  await other.getByLabel('Password').fill(stranger.password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect
    .poll(() => other.evaluate(() => localStorage.getItem('cardsift-carried-contact')))
    .toBeNull();
  const { data } = await stranger.client.from('business_card_records').select().throwOnError();
  expect(data).toEqual([]);
});

test('it can be discarded before signing up', async ({ page }) => {
  const { fullName } = await tryDemo(page);
  await page.getByRole('button', { name: 'Do not save it' }).press('Enter');
  const note = page.getByText(`${fullName} is forgotten, and will not be saved.`);
  await expect(note).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  const kept = () => sessionStorage.getItem('cardsift-carried-contact');
  expect(await page.evaluate(kept)).toBeNull();
});
