import type { Page } from '@playwright/test';
import { addContacts } from './contacts-seed.ts';
import { expect, test, widths } from './fixtures.ts';

test.beforeEach(({ person, signIn }) => signIn(person));

const card = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/dashboard/contacts');
  await expect(page.getByRole('button', { name: 'Manage' })).toBeEnabled();
  await page.getByRole('button', { name: 'Manage' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Import' }).press('Enter');
  const file = { name, mimeType: 'text/vcard', buffer: Buffer.from(text) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
}

test('two cards of one person become one contact in an empty book, with the values of both', async ({
  page,
  person,
}) => {
  const short = card('FN:Ada Lee', 'TEL:+49 30 1');
  const long = card('FN:Ada Lee', 'TEL:+49 30 1', 'EMAIL:ada@acme.example', 'TITLE:CTO');
  await chooseFile(page, 'ada.vcf', short + long);
  await expect(page.getByText('1 new')).toBeVisible();
  await expect(page.getByText('Stands 2 times in your files.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 contact' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ada Lee' })).toBeVisible();
  const { data } = await person.client.from('business_card_records').select();
  expect(data).toMatchObject([{ phone: '+49 30 1', email: 'ada@acme.example', title: 'CTO' }]);
});

test('a changed card with the same UID brings its changes, which its history lists and Undo takes back', async ({
  page,
  person,
}) => {
  const before = card('UID:7', 'FN:Ada Lee', 'EMAIL:ada@acme.example', 'ORG:Acme', 'TITLE:CTO');
  const after = card('UID:7', 'FN:Ada King', 'EMAIL:king@bank.example', 'ORG:Bank', 'TITLE:CEO');
  await chooseFile(page, 'ada.vcf', before);
  await page.getByRole('button', { name: 'Import 1 contact' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ada Lee' })).toBeVisible();
  await chooseFile(page, 'ada.vcf', after);
  await expect(page.getByText('New: Ada King · king@bank.example · CEO · Bank')).toBeVisible();
  await page.getByRole('button', { name: 'Update 1 contact' }).press('Enter');
  await expect(page.getByText('1 contact updated')).toBeVisible();
  await page.getByRole('link', { name: 'Ada King' }).click();
  await expect(page.getByText(/^Updated from a file: name, e-mail/)).toBeVisible();
  const read = async () =>
    (await person.client.from('business_card_records').select('full_name, email, title, org')).data;
  expect(await read()).toEqual([
    { full_name: 'Ada King', email: 'king@bank.example', title: 'CEO', org: 'Bank' },
  ]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(/^An import was undone: name/)).toBeVisible();
  expect(await read()).toEqual([
    { full_name: 'Ada Lee', email: 'ada@acme.example', title: 'CTO', org: 'Acme' },
  ]);
});

const EXISTING = ['Ada Lee', 'Bo Ray', 'Cy Fox'].map((full_name, at) => ({
  full_name,
  org: 'Acme',
  email: `${full_name.slice(0, 2).toLowerCase()}@acme.example`,
  phone: `+49 30 ${at}`,
}));

const NEWER =
  'Name,Company,Email,Phone,Job Title\n' +
  'Ada Lee,Acme,ad@acme.example,+49 170 1,CTO\n' +
  'Bo Ray,Acme,bo@acme.example,+49 170 2,CFO\n' +
  'Cy Fox,Acme,cy@acme.example,+49 170 3,COO\n' +
  'Dee Moe,Acme,cy@acme.example,,Baker\n' +
  'Eve New,Acme,eve@acme.example,,Nurse\n';

for (const width of widths) {
  test(`whoever imports chooses for all and for each, by keyboard, at ${width} px`, async ({
    page,
    person,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await addContacts(person, EXISTING);
    await chooseFile(page, 'team.csv', NEWER);
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 new')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Update all' })).toBeChecked();
    await expect(dialog.getByRole('combobox', { name: 'Dee Moe' })).toHaveValue('both');
    await expect(dialog.getByText('May be another person than Cy Fox.')).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: 'Import 2 and update 3 contacts' }),
    ).toBeVisible();
    await expectAccessible(page);
    const overflow = await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await dialog.getByRole('radio', { name: 'Update all' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Skip all' })).toBeChecked();
    await dialog.getByRole('combobox', { name: 'Bo Ray' }).selectOption('Update');
    await dialog.getByRole('combobox', { name: 'Dee Moe' }).selectOption('Skip');
    await expect(dialog.getByText('2 chosen by hand.')).toBeVisible();
    await expect(dialog.getByRole('status').last()).toHaveText('Import 1 and update 1 contact');
    await dialog.getByRole('button', { name: 'Import 1 and update 1 contact' }).press('Enter');
    await expect(page.getByText('1 contact imported, 1 updated')).toBeVisible();
    const { data } = await person.client
      .from('business_card_records')
      .select('full_name, title')
      .order('full_name');
    expect(data).toEqual([
      { full_name: 'Ada Lee', title: null },
      { full_name: 'Bo Ray', title: 'CFO' },
      { full_name: 'Cy Fox', title: null },
      { full_name: 'Eve New', title: 'Nurse' },
    ]);
  });
}

test('of many known people one page is shown, one can be found, and one choice applies to all', async ({
  page,
  person,
  expectAccessible,
}) => {
  const count = 2_000;
  const people = Array.from({ length: count }, (_, at) => ({
    full_name: `Jane${at} Doe${at}`,
    email: `jane${at}@acme.example`,
  }));
  await addContacts(person, people);
  const rows = people.map(({ full_name, email }) => `${full_name},${email},CTO`);
  await chooseFile(page, 'many.csv', ['Name,Email,Job Title', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByText(`1 to 8 of ${count}`)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(8);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText(`9 to 16 of ${count}`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('jane1234 ');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await page.getByRole('combobox', { name: 'Jane1234 Doe1234' }).selectOption('Skip');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Update ${count - 1} contacts` }).press('Enter');
  await expect(page.getByText(`${count - 1} contacts updated`)).toBeVisible();
  const { count: updated } = await person.client
    .from('business_card_records')
    .select('id', { count: 'exact', head: true })
    .eq('title', 'CTO');
  expect(updated).toBe(count - 1);
});
