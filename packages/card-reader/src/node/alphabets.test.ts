import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardReader } from '../card-reader.ts';
import { createNodeCardReader } from './create-node-card-reader.ts';

let reader: CardReader;
beforeAll(async () => {
  reader = await createNodeCardReader();
});
afterAll(() => reader.close());

/**
 * Cards drawn in typefaces that the alphabets' head was not trained on. No company or person of that name exists.
 */
async function read(name: string) {
  const [reading] = await reader.read(
    await readFile(new URL(`./testing/${name}.jpg`, import.meta.url)),
  );
  if (!reading) throw new Error(`Nothing was read of ${name}.`);
  return { ...reading, texts: reading.lines.map(({ text }) => text) };
}

test('a Ukrainian card becomes a contact, and labels tell mobiles from landlines', async () => {
  const { texts, phones, unreadable, fullName, title, org } = await read('ukrainian');
  expect(fullName?.value).toBe('Олена Коваленко');
  expect(title?.value).toBe('Менеджер з продажу');
  expect(org?.value).toBe('ТОВ «Зелений Дім»');
  expect(texts).toEqual(
    expect.arrayContaining([
      'ТОВ «Зелений Дім»',
      'Олена Коваленко',
      'Менеджер з продажу',
      '01001 Київ, Україна',
      'o.kovalenko@zelenydim.com.ua',
    ]),
  );
  expect(phones.map(({ value }) => value)).toEqual([
    { number: '+380 67 123 4567', kinds: ['cell'] },
    { number: '+380 44 234 5678', kinds: ['work'] },
  ]);
  expect(unreadable).toBeUndefined();
});

test('a Greek card is read with its accents, and gives a name and a firm', async () => {
  const { texts, fullName, org } = await read('greek');
  expect(fullName?.value).toBe('Νίκος Παπαδόπουλος');
  expect(org?.value).toBe('Κατασκευαστική Αφοί Παπαδόπουλοι Α.Ε.');
  expect(texts).toEqual(
    expect.arrayContaining([
      'Νίκος Παπαδόπουλος',
      'Πολιτικός Μηχανικός Ε.Μ.Π.',
      '115 26 Αθήνα',
      'n.papadopoulos@afoipap.gr',
    ]),
  );
});

test('a Vietnamese card becomes a contact with its diacritics', async () => {
  const { fullName, name, title, org } = await read('vietnamese');
  expect(fullName?.value).toBe('Nguyễn Thị Hồng Nhung');
  expect(name?.value).toMatchObject({ family: 'Nguyễn', additional: 'Thị Hồng', given: 'Nhung' });
  expect(title?.value).toBe('Trưởng phòng Kinh doanh');
  expect(org?.value).toBe('Công ty TNHH Phúc Thịnh');
});

test('on a card in two scripts, the one that we read is read', async () => {
  const { texts, unreadable, fullName, org } = await read('arabic');
  expect(unreadable).toEqual(['Arabic']);
  expect(texts).toEqual([
    'Gulf Trading LLC',
    'Ahmed Al Mansouri',
    'Sales Manager',
    'T: +971 4 222 3344',
    'ahmed@gulftrading.ae',
  ]);
  expect(fullName?.value).toBe('Ahmed Al Mansouri');
  expect(org?.value).toBe('Gulf Trading LLC');
});

test('a card that is entirely in Arabic says so, either way up', async () => {
  const bytes = await readFile(new URL('./testing/arabic-only.jpg', import.meta.url));
  for (const degrees of [0, 180]) {
    const picture = await sharp(bytes).rotate(degrees).jpeg().toBuffer();
    await expect(reader.read(picture)).rejects.toMatchObject({
      code: 'script_not_read',
      scripts: ['Arabic'],
    });
  }
});

test('a Korean card becomes a contact, with the family name first', async () => {
  const { texts, phones, unreadable, fullName, name, title, org } = await read('korean');
  expect(fullName?.value).toBe('김서준');
  expect(name?.value).toMatchObject({ family: '김', given: '서준' });
  expect(title?.value).toBe('과장');
  expect(org?.value).toBe('주식회사 한빛솔루션');
  expect(phones.map(({ value }) => value.number).toSorted()).toEqual([
    '+82 10 2345 6789',
    '+82 2 334 5678',
  ]);
  expect(texts).toContain('04038 서울특별시 마포구 양화로 45, 7층');
  expect(unreadable).toBeUndefined();
});

test('a card set in columns gives name, title, organization and a number in numerals', async () => {
  const { phones, fullName, name, title, org } = await read('japanese-vertical');
  expect([fullName, title, org].map((reading) => reading?.value)).toEqual([
    '高橋健一',
    '代表取締役社長',
    '株式会社山川製作所',
  ]);
  expect(name?.value).toMatchObject({ family: '高橋', given: '健一' });
  expect(phones.map(({ value }) => value.number)).toEqual(['+81 6 6345 6789']);
});

test.each(['korean', 'chinese'])('a %s card that is upside down is turned', async (name) => {
  const bytes = await readFile(new URL(`./testing/${name}.jpg`, import.meta.url));
  const [upright] = await reader.read(bytes);
  const [turned] = await reader.read(await sharp(bytes).rotate(180).jpeg().toBuffer());
  expect(turned?.fullName?.value).toBe(upright?.fullName?.value);
});

test('a Japanese card gives the name in both scripts, and its pronunciation', async () => {
  const { fullName, phonetic, otherScript, org, title, department } = await read('japanese');
  expect([fullName, org, department, title].map((reading) => reading?.value)).toEqual([
    '山田 太郎',
    '株式会社青空製作所',
    '営業部',
    '課長',
  ]);
  expect(phonetic?.value).toEqual({ family: 'やまだ', given: 'たろう' });
  expect(otherScript?.name?.value).toMatchObject({ family: 'Yamada', given: 'Taro' });
});
