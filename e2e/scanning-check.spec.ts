import { createTestClient } from '@cardsift/backend/testing/sign-up';
import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { firstPhone } from '@cardsift/invented-cards/first-phone';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import type { Page } from '@playwright/test';
import { expect, test, widths } from './fixtures.ts';
import { doubtEveryOtherPhone, doubtOrganizations } from './scanning-doubts.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

test.beforeEach(({ signIn, person }) => {
  return signIn(person);
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Check the cards' });

/** The lines on the card that are highlighted. */
const lit = (page: Page) => page.getByRole('dialog').locator('[data-line][data-active]');

for (const width of widths) {
  test(`a card stands beside its values, ${width} px wide`, async ({ page, expectAccessible }) => {
    await doubtEveryOtherPhone(page);
    await openScanning(page);
    await page.setViewportSize({ width, height: 844 });
    await choose(page, await drawPictureFile(0));
    await processCards(page, 1);
    const card = page.getByRole('group', { name: 'Imogen Ashworth' });
    await expect(card.getByText('Saved', { exact: true })).toBeVisible();
    const picture = card.getByRole('button', { name: 'Card of Imogen Ashworth: edit a value' });

    await test.step('touching a place on the card opens its field', async () => {
      const place = picture.locator('[data-line]').nth(1);
      await expect(place).toBeVisible();
      await place.click({ force: true });
      await expect(page.getByRole('dialog', { name: 'Edit contact' })).toBeVisible();
      await expect(page.getByLabel('Full Name')).toBeFocused();
      await expect(lit(page)).toHaveCount(1);
    });

    await test.step('the place of the focused value is highlighted', async () => {
      const before = await lit(page).getAttribute('data-line');
      await page.getByLabel('Job Title').focus();
      await expect(lit(page)).not.toHaveAttribute('data-line', before ?? '');
      await page.getByLabel('E-mail 1', { exact: true }).hover();
      await expect(lit(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
    });

    await test.step('a doubtful value shows its line and other readings', async () => {
      await page.getByRole('button', { name: 'Check 1 card' }).click();
      const phone = page.getByLabel('Phone 1', { exact: true });
      await expect(phone).toBeFocused();
      await expect(page.getByAltText(/^On the card, read as “M \+44/)).toBeVisible();
      await expectAccessible(page);
      const others = page.getByRole('button', { name: /^Read as/ });
      await expect(others).toHaveCount(2);
      await others.last().click();
      await expect(phone).toHaveValue('+44 7700 900347');
      await page.getByRole('button', { name: 'All right', exact: true }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByText('1 of 1 checked')).toBeVisible();
      await expect(card.getByText('Please check')).toBeHidden();
    });
  });
}

for (const width of widths) {
  test(`other candidates for a value are one tap away, ${width} px wide`, async ({ page }) => {
    const long = 'Ashworth & Daughters Organ Builders, Restorers and Tuners Limited';
    await doubtOrganizations(page, [long, 'Ashworth']);
    await openScanning(page);
    await page.setViewportSize({ width, height: 844 });
    await choose(page, await drawPictureFile(0));
    await processCards(page, 1);
    await page.getByRole('button', { name: 'Check 1 card' }).click();
    const organization = page.getByLabel('Organization', { exact: true });
    await expect(organization).toBeFocused();
    // Enough room for a whole line is not there, and nothing moves sideways for it.
    for (const name of [`Read as ${long}`, 'Read as Ashworth']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expect(organization).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: `Read as ${long}` }).click();
    await expect(organization).toHaveValue(long);
    await organization.press('ArrowDown');
    await expect(organization).toHaveValue('Ashworth');
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a thumb moves from doubt to doubt, and no keyboard covers the card', async ({
    page,
    allowConsole,
  }) => {
    // The camera is the first tab here, and there is none.
    allowConsole(/The camera cannot be used/);
    await doubtEveryOtherPhone(page);
    await openScanning(page);
    await page.getByRole('tab', { name: 'Upload Files' }).tap();
    await choose(page, await drawPictureFile(0), await drawPictureFile(1));
    await processCards(page, 2);
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Check 2 cards' }).tap();
    const dialog = dialogOf(page);
    await expect(dialog.getByAltText(/^On the card, read as/)).toBeInViewport();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
    for (const name of ['Read as +44 7700 900347', 'All right, next card', 'All right']) {
      const button = dialog.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
    }
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 of 2 checked')).toBeVisible();
  });
});

test('twelve cards with six doubts are checked by keyboard', async ({ page, person, baseURL }) => {
  const operator = createTestClient(baseURL ?? '', process.env.E2E_SECRET_KEY ?? '');
  await operator.from('users').update({ is_premium: true }).eq('id', person.id).throwOnError();
  const cards = Array.from({ length: 12 }, (_, seed) =>
    inventCard(200 + seed, { locale: 'en-GB', layout: 'left column', traps: false }),
  );
  const pictures = [];
  for (const [index, card] of cards.entries()) {
    const { jpeg } = await drawPicture([card], { kind: 'clean', seed: index });
    pictures.push({
      name: `card-of-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(jpeg),
    });
  }
  await doubtEveryOtherPhone(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Unlimited Scans')).toBeVisible();
  await choose(page, ...pictures);
  await processCards(page, 12);
  for (const { name } of pictures) {
    await expect(fileRow(page, name)).toContainText('Completed: 1 contact');
  }
  await expect(page.getByText('0 of 12 checked · 6 values to look at')).toBeVisible();

  await page.getByRole('button', { name: 'Check 12 cards' }).press('Enter');
  for (let checked = 0; checked < 12; checked += 1) {
    await expect(dialogOf(page).getByText(`${checked} of 12 checked`)).toBeVisible();
    if (checked % 2 === 0) {
      await expect(page.getByLabel('Phone 1', { exact: true })).toBeFocused();
      // Below the input is the card's line, and its last digit differs.
      await page.keyboard.press('ArrowDown');
    } else {
      await expect(page.getByRole('button', { name: /^All right/ })).toBeFocused();
    }
    await page.keyboard.press('Enter');
  }
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('12 of 12 checked')).toBeVisible();

  const stored = async () => {
    const { data } = await person.client.from('business_card_records').select('phone, details');
    return data?.map(({ phone, details }) => ({
      phone: phone?.replace(/\D/g, ''),
      checked: (details as { reading: { checked?: boolean } }).reading.checked,
    }));
  };
  const right = cards.map(({ truth }) => ({
    phone: firstPhone(truth)?.e164.replace(/\D/g, ''),
    checked: true,
  }));
  await expect.poll(async () => (await stored())?.toSorted(byPhone)).toEqual(right.sort(byPhone));
});

const byPhone = (a: { phone?: string }, b: { phone?: string }) =>
  (a.phone ?? '').localeCompare(b.phone ?? '');

test('after a reload the page says why the pictures are gone', async ({ page }) => {
  await openScanning(page);
  await choose(page, await drawPictureFile(0));
  await processCards(page, 1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  const notice = page.getByRole('region', { name: 'Unfinished scans' });
  await expect(notice).toContainText('they were in this page’s memory only, and are never stored');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(page.getByText('Resets daily at midnight UTC')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a cancelled batch keeps what is done, and can be continued', async ({ page }) => {
  let pictures = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/webhook/business-card', async (route) => {
    pictures += 1;
    if (pictures === 2) await held.promise;
    await route.continue();
  });
  await openScanning(page);
  await choose(page, await drawPictureFile(0), await drawPictureFile(1), await drawPictureFile(2));
  await processCards(page, 3);
  await expect(page.getByText('Completed: 1 contact')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Canceled', { exact: true })).toHaveCount(2);
  held.resolve();
  await page.getByRole('button', { name: 'Retry all 2 unfinished files' }).click();
  await expect(page.getByText('3/3')).toBeVisible();
  await expect(page.getByText('3/10')).toBeVisible();
});

test('a lost answer costs no second scan', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  let pictures = 0;
  await page.route('**/webhook/business-card', async (route) => {
    pictures += 1;
    if (pictures > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await openScanning(page);
  await choose(page, await drawPictureFile(0));
  await processCards(page, 1);
  await expect(fileRow(page, 'card-0.jpg')).toContainText('No connection.');
  await page.getByRole('button', { name: 'Retry card-0.jpg' }).click();
  await expect(page.getByText('1/1')).toBeVisible();
  await expect(page.getByText('1/10')).toBeVisible();
});
