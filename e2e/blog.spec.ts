import { POST_SLUGS } from '../apps/web/app/features/blog/post-slugs.ts';
import { expect, test } from './fixtures.ts';

test('the blog lists its posts, newest first', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveCount(POST_SLUGS.length);
  const dates = await page
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted().reverse());
  const first = page.getByRole('article').first();
  await expect(first.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(first.getByText(/\d min read/)).toBeVisible();
  const call = page.getByRole('region', { name: 'Still typing cards?' });
  await expect(call.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(call.getByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/trial');
});

test('a post sets its title, description and structured data, and removes them when left', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Read More: Sign in with Google/ }).click();
  await expect(page).toHaveURL('/blog/google-authentication-launch');
  await expect(page).toHaveTitle(
    'Sign in with Google: what it does, and what it does not | Cardsift Blog',
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /PKCE/);
  const structured = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await structured.textContent()) ?? '')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Sign in with Google: what it does, and what it does not',
  });
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(structured).toHaveCount(0);
  await expect(page).toHaveTitle(/Cardsift Blog$/);
});

test('an unknown post redirects to the blog, by link and by URL', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.goto('/blog/no-such-post');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article')).toHaveCount(POST_SLUGS.length);
});

test('sharing falls back to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(`/blog/${POST_SLUGS[0]}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the feed, the sitemap and robots.txt name every post', async ({ request }) => {
  const feed = await request.get('/rss.xml');
  expect(feed.ok()).toBe(true);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const rss = await feed.text();
  for (const slug of POST_SLUGS) {
    expect(rss).toContain(`/blog/${slug}</link>`);
    expect(sitemap).toContain(`/blog/${slug}</loc>`);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});
