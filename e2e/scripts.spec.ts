import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './fixtures.ts';
import { cutNetwork, restoreNetwork } from './network-steps.ts';
import { choose, fileRow, openScanning, type Picture, processCards } from './scanning-steps.ts';

/** Cards drawn in system fonts. No company or person of that name exists. */
async function pictureOf(name: string): Promise<Picture> {
  const url = new URL(`../packages/card-reader/src/node/testing/${name}.jpg`, import.meta.url);
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await readFile(url) };
}

type Jcard = [string, [name: string, params: object, type: string, ...values: unknown[]][]];

/**
 * The downloaded vCard of a card on the page, as an independent parser reads it, property by property.
 */
async function downloadVcard(page: Page, fullName: string): Promise<Record<string, string>> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download vCard of ${fullName}` }).click();
  const path = await (await downloading).path();
  const [, properties] = ICAL.parse(await readFile(path, 'utf8')) as unknown as Jcard;
  return Object.fromEntries(
    properties.map(([name, , , ...values]) => [name, values.flat().join(';')]),
  );
}

/** The vCards that a phone gets. The first Japanese card is set in columns. The second one and the Chinese card are in two scripts. */
const CARDS = {
  'japanese-vertical': {
    fn: '高橋健一',
    n: '高橋;健一;;;',
    org: '株式会社山川製作所',
    title: '代表取締役社長',
    tel: '+81 6 6345 6789',
  },
  korean: {
    fn: '김서준',
    n: '김;서준;;;',
    org: '주식회사 한빛솔루션',
    title: '과장',
    email: 'sj.kim@hanbitsol.co.kr',
  },
  japanese: {
    fn: '山田 太郎',
    n: '山田;太郎;;;',
    org: '株式会社青空製作所;営業部',
    title: '課長',
    'x-phonetic-last-name': 'やまだ',
    'x-phonetic-first-name': 'たろう',
    'x-cardsift-fn': 'Taro Yamada',
  },
  chinese: {
    fn: '王小明',
    n: '王;小明;;;',
    org: '深圳市启航科技有限公司',
    title: '销售经理',
    tel: '+86 138 0013 8000',
    'x-phonetic-last-name': 'Wang',
    'x-phonetic-first-name': 'Xiaoming',
  },
  ukrainian: {
    fn: 'Олена Коваленко',
    n: 'Коваленко;Олена;;;',
    org: 'ТОВ «Зелений Дім»',
    title: 'Менеджер з продажу',
    email: 'o.kovalenko@zelenydim.com.ua',
  },
  greek: {
    fn: 'Νίκος Παπαδόπουλος',
    // The university of his degree may follow: Ε.Μ.Π.
    n: expect.stringMatching(/^Παπαδόπουλος;Νίκος;;;/),
    org: 'Κατασκευαστική Αφοί Παπαδόπουλοι Α.Ε.',
    email: 'n.papadopoulos@afoipap.gr',
  },
};

test.beforeEach(({ signIn, person }) => signIn(person));

test('Japanese, Korean, Chinese, Ukrainian and Greek cards become contacts on a phone', async ({
  page,
}) => {
  await openScanning(page);
  const cards = Object.entries(CARDS);
  // A free account takes five pictures at once.
  for (const batch of [cards.slice(0, 3), cards.slice(3)]) {
    await choose(page, ...(await Promise.all(batch.map(([name]) => pictureOf(name)))));
    await processCards(page, batch.length);
    for (const [name, expected] of batch) {
      await expect(fileRow(page, `${name}.jpg`)).toContainText('Completed: 1 contact');
      expect(await downloadVcard(page, expected.fn)).toMatchObject(expected);
    }
  }
});

test('a person who prefers the Latin name gets the native one beside it, and finds the contact by both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dashboard/settings');
  await page.getByRole('combobox', { name: 'Names in other scripts' }).click();
  await page.getByRole('option', { name: 'Latin letters first' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await openScanning(page);
  await choose(page, await pictureOf('japanese'));
  await processCards(page, 1);
  const card = page.getByRole('group', { name: 'Taro Yamada' });
  await expect(card).toContainText('山田 太郎');
  await expect(fileRow(page, 'japanese.jpg')).toContainText('Completed: 1 contact');

  await page.goto('/dashboard/contacts?q=山田');
  const list = page.getByRole('listitem').filter({ hasText: 'Taro Yamada' });
  await expect(list).toContainText('山田 太郎');
  await page.getByRole('link', { name: 'Taro Yamada' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Taro Yamada' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('山田 太郎 · やまだ たろう')).toBeVisible();
  await expectAccessible(page);
});

test('a card in a script that is not read names it, and can be typed in', async ({ page }) => {
  await openScanning(page);
  await choose(page, await pictureOf('arabic-only'));
  await processCards(page, 1);
  await expect(fileRow(page, 'arabic-only.jpg')).toContainText(
    'This card is in Arabic, which Cardsift cannot read yet.',
  );
  await page.getByRole('link', { name: 'Type it in yourself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByLabel('Full Name').fill('أحمد المنصوري');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'أحمد المنصوري' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.beforeEach(({ allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|A contact waits to be saved/);
  });

  /** Has cards read on this device from now on, also without a network. */
  async function readHere(page: Page): Promise<void> {
    await page.goto('/dashboard/settings');
    await page.getByRole('combobox', { name: 'Where cards are read' }).click();
    await page.getByRole('option', { name: 'On this device' }).click();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    await openScanning(page);
    const keepsReader = () =>
      page.evaluate(async () => {
        const cache = await caches.open('cardsift-reader-script');
        return (await cache.keys()).some(({ url }) => url.includes('reader.worker'));
      });
    await expect.poll(keepsReader).toBe(true);
  }

  test('a device reads a Ukrainian and a Greek card, and says what it cannot read', async ({
    page,
    context,
  }) => {
    await readHere(page);
    await cutNetwork(context);
    const names = ['ukrainian', 'greek', 'arabic-only'];
    await choose(page, ...(await Promise.all(names.map(pictureOf))));
    await processCards(page, 3);
    for (const name of ['ukrainian', 'greek'] as const) {
      await expect(fileRow(page, `${name}.jpg`)).toContainText('Completed: 1 contact');
      expect(await downloadVcard(page, CARDS[name].fn)).toMatchObject(CARDS[name]);
    }
    await expect(fileRow(page, 'arabic-only.jpg')).toContainText(
      'This card is in Arabic, which Cardsift cannot read yet.',
    );
  });

  test('Japanese and Korean cards wait for their packs, and are then read as on the server', async ({
    page,
    context,
    allowConsole,
    expectAccessible,
  }) => {
    allowConsole(/pack could not be downloaded/);
    await readHere(page);
    await cutNetwork(context);
    await choose(page, await pictureOf('japanese'), await pictureOf('korean'));
    await processCards(page, 2);
    const japanese = fileRow(page, 'japanese.jpg');
    const korean = fileRow(page, 'korean.jpg');
    await expect(japanese).toContainText(
      'Part of this card is in Chinese or Japanese. To read it on this device, download the Chinese and Japanese pack.',
    );
    await expect(korean).toContainText('To read it on this device, download the Korean pack.');
    await expect(
      page.getByText('All files done: 0 contacts found, 0 failed, 2 waiting'),
    ).toBeAttached();
    await expectAccessible(page);

    const download = japanese.getByRole('button', { name: 'Download the pack, 3 MB' });
    await download.click();
    await expect(page.getByRole('alert')).toHaveText(
      'The download was interrupted. It will continue where it stopped.',
    );
    await restoreNetwork(context);
    await download.press('Enter');
    await expect(japanese).toContainText('Completed: 1 contact');
    expect(await downloadVcard(page, CARDS.japanese.fn)).toMatchObject(CARDS.japanese);
    await expect(korean).toContainText('Waiting for a pack');
    await korean.getByRole('button', { name: 'Download the pack, 1 MB' }).click();
    await expect(korean).toContainText('Completed: 1 contact');
    expect(await downloadVcard(page, CARDS.korean.fn)).toMatchObject(CARDS.korean);

    await cutNetwork(context);
    await choose(page, await pictureOf('japanese-vertical'), await pictureOf('chinese'));
    await processCards(page, 2);
    for (const name of ['japanese-vertical', 'chinese'] as const) {
      await expect(fileRow(page, `${name}.jpg`)).toContainText('Completed: 1 contact');
      expect(await downloadVcard(page, CARDS[name].fn)).toMatchObject(CARDS[name]);
    }

    await restoreNetwork(context);
    await page.goto('/dashboard/settings');
    const packs = page.getByRole('listitem', { name: 'Korean' });
    await packs.getByRole('button', { name: 'Remove Korean' }).click();
    await expect(packs).toBeFocused();
    await expect(packs.getByRole('button', { name: 'Download, 1 MB' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Chinese and Japanese' })).toBeVisible();
    await expectAccessible(page);
  });
});
