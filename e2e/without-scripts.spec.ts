import type { Page } from '@playwright/test';
import { expect, test, widths } from './fixtures.ts';

/** Pages with a form as they are built, before their scripts run: nothing that is typed may be sent. */

const SECRET = 'Analytical!1843';
const PAGES = ['/login', '/register', '/forgot-password'];

/**
 * Types into every field, and tries to submit the form as a person would: by its button and by Enter.
 */
async function trySending(page: Page): Promise<void> {
  const form = page.locator('form');
  for (const field of await form.locator('input, textarea').all()) {
    const isEmail = (await field.getAttribute('type')) === 'email';
    await field.fill(isEmail ? 'ada@people.example' : SECRET);
    await field.press('Enter');
  }
  for (const button of await form.getByRole('button').all()) await button.click({ force: true });
}

/** Everything that the page requests from now on, fonts and pictures included. */
function follow(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of PAGES) {
    test(`nothing leaves ${path}`, async ({ page }) => {
      await page.goto(path);
      const asked = follow(page);
      await trySending(page);
      // A style shows this after some seconds. By then no form can be submitted.
      await expect(page.getByText('This page has not finished loading.')).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(asked.filter((request) => /^POST|\?|ada|Analytical/.test(request))).toEqual([]);
    });
  }
});

test.describe('with scripts that are gone, as on an old page after an update', () => {
  for (const path of PAGES) {
    test(`nothing leaves ${path}, and reloading helps`, async ({ page, allowConsole }) => {
      allowConsole(/status of 404/);
      await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      const asked = follow(page);
      await trySending(page);
      const note = page.getByText('This page has not finished loading.');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(note).toBeVisible();
      }
      await expect(page).toHaveURL(path);
      expect(asked.filter((request) => /^POST|\?|ada|Analytical/.test(request))).toEqual([]);
      await page.unroute('**/assets/*.js');
      await page.getByRole('link', { name: 'reload the page' }).click();
      await expect(note).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(page.locator('form').locator('button[type=submit]')).toBeEnabled();
    });
  }
});

test('a form that is submitted anyway stays out of the URL', async ({ page, allowConsole }) => {
  allowConsole(/status of 40[45]/);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@people.example');
  await page.getByLabel('Password').fill(SECRET);
  // As some password managers do, without any button.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('heading', { name: 'The page was still loading' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'open the page again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});
