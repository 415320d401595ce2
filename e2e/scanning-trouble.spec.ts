import { createTestClient } from '@cardsift/backend/testing/sign-up';
import type { Page, Route } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../apps/web/app/backend/session-mark.ts';
import { expect, test } from './fixtures.ts';
import { choose, drawPictureFile, fileRow, openScanning, processCards } from './scanning-steps.ts';

test.beforeEach(({ signIn, person }) => {
  return signIn(person);
});

/** Handles each picture on its way to the workflow. By default it continues. */
async function onPicture(page: Page, act: (route: Route, index: number) => Promise<unknown>) {
  let index = 0;
  await page.route('**/webhook/business-card', async (route) => {
    index += 1;
    if ((await act(route, index)) === undefined) await route.fallback();
  });
}

const handled = 'handled';

test('a lost network stops the batch, and one button does the rest for no extra scan', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await openScanning(page);
  await onPicture(page, async (route, index) => {
    if (index !== 2) return undefined;
    await context.setOffline(true);
    await route.abort('internetdisconnected');
    return handled;
  });
  await choose(page, await drawPictureFile(0), await drawPictureFile(1), await drawPictureFile(2));
  await processCards(page, 3);
  const noConnection = 'No connection. Check your network and try again.';
  await expect(fileRow(page, 'card-2.jpg')).toContainText(noConnection);
  await expect(fileRow(page, 'card-1.jpg')).toContainText(noConnection);
  await expect(fileRow(page, 'card-0.jpg')).toContainText('Completed');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry all 2 failed files' }).click();
  await expect(page.getByText('3/3')).toBeVisible();
  await expect(page.getByText('3/10')).toBeVisible();
});

test('an access token that is refused midway is renewed, and the batch continues', async ({
  page,
  person,
  allowConsole,
}) => {
  allowConsole(/401/);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
  });
  await openScanning(page);
  await onPicture(page, async (_route, index) => {
    if (index !== 2) return;
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '');
      // The token in this request is valid, but the one that is saved and sent next is not.
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'spoiled.to.ken' }));
    }, SESSION_STORAGE_KEY);
  });
  await choose(page, await drawPictureFile(0), await drawPictureFile(1), await drawPictureFile(2));
  await processCards(page, 3);
  await expect(page.getByText('3/3')).toBeVisible();
  expect(refreshes).toHaveLength(1);
  const { count } = await person.client
    .from('business_card_records')
    .select('*', { count: 'exact', head: true });
  expect(count).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(count ?? 0);
});

test('a quota used up elsewhere midway ends the batch, and what is done is saved', async ({
  page,
  person,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/402/);
  const operator = createTestClient(baseURL ?? '', process.env.E2E_SECRET_KEY ?? '');
  await person.client.rpc('increment_daily_usage', { user_uuid: person.id, increment_by: 7 });
  await openScanning(page);
  await onPicture(page, async (_route, index) => {
    if (index !== 2) return;
    for (let scan = 0; scan < 10; scan += 1) {
      await operator.rpc('spend_scan', { user_uuid: person.id }).throwOnError();
    }
  });
  await choose(page, await drawPictureFile(0), await drawPictureFile(1), await drawPictureFile(2));
  await processCards(page, 3);
  const limit = 'You have reached your daily limit of 10 uploads. Try again tomorrow.';
  await expect(page.getByText('Daily limit exceeded')).toBeVisible();
  await expect(fileRow(page, 'card-0.jpg')).toContainText('Completed');
  await expect(fileRow(page, 'card-1.jpg')).toContainText(limit);
  await expect(fileRow(page, 'card-2.jpg')).toContainText(limit);
  await expect(page.getByText('10/10', { exact: true })).toBeVisible();
});

test('a reload midway asks first, and afterwards shows what was not saved', async ({
  page,
  person,
}) => {
  await openScanning(page);
  await onPicture(page, async (_route, index) => (index === 2 ? handled : undefined));
  await choose(page, await drawPictureFile(0), await drawPictureFile(1), await drawPictureFile(2));
  await processCards(page, 3);
  await expect(fileRow(page, 'card-1.jpg')).toContainText('Uploading');

  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  const notice = page.getByRole('region', { name: 'Unfinished scans' });
  await expect(notice.getByRole('listitem')).toHaveText(['card-1.jpg', 'card-2.jpg']);
  const { data } = await person.client.from('business_card_records').select('full_name');
  expect(data).toEqual([{ full_name: 'Imogen Ashworth' }]);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
});

test('two tabs cannot get an eleventh scan', async ({ page, context, person }) => {
  await person.client.rpc('increment_daily_usage', { user_uuid: person.id, increment_by: 8 });
  const other = await context.newPage();
  const tabs = [page, other];
  for (const [index, tab] of tabs.entries()) {
    await openScanning(tab);
    await choose(tab, await drawPictureFile(index), await drawPictureFile(index + 2));
  }
  await Promise.all(tabs.map((tab) => processCards(tab, 2)));
  const done = (tab: Page) => tab.getByText('2/2');
  const refused = (tab: Page) => tab.getByText('Daily limit exceeded');
  // Both at once, because a notice does not stay until the other tab is done.
  const outcomes = await Promise.all(
    tabs.map(async (tab) => {
      await expect(done(tab).or(refused(tab))).toBeVisible();
      return done(tab).isVisible();
    }),
  );
  expect(outcomes.toSorted()).toEqual([false, true]);
  for (const tab of tabs) await expect(tab.getByText('10/10', { exact: true })).toBeVisible();
});
