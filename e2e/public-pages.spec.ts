import { POST_SLUGS } from '../apps/web/app/features/blog/post-slugs.ts';
import { expect, test, widths } from './fixtures.ts';

const pages = [
  { path: '/', heading: 'Scan. Save. Search. Smarter.' },
  { path: '/trial', heading: 'Try it with a card of your own' },
  { path: '/about', heading: 'About Cardsift' },
  { path: '/help/phone', heading: 'Contacts on your phone' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/licenses', heading: 'Licenses' },
  { path: '/pro', heading: 'Simple plans' },
  { path: '/blog', heading: 'Blog' },
  { path: `/blog/${POST_SLUGS[0]}`, heading: 'What a good business card scanner does' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Create your account' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/email-off', heading: 'Email Notifications' },
  { path: '/address-refused', heading: 'Not your request?' },
];

for (const { path, heading } of pages) {
  test(`${path} is accessible on a phone and at a desk, by day and by night`, async ({
    page,
    expectAccessible,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} can be read without JavaScript and says what it is`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /og-image\.png$/,
    );
    await context.close();
  });
}

test('no two public pages share a title or a description', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    descriptions.add(/name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test('every public page can be used with the keyboard, starting with a link to its content', async ({
  page,
}) => {
  await page.goto('/pro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Start free' });
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => getComputedStyle(element).outlineColor)).not.toContain(
    '0)',
  );
});
