import { test } from './camera-device.ts';
import { expect } from './fixtures.ts';
import { openScanning } from './scanning-steps.ts';

test.use({ film: 'pile of three', permissions: ['camera'] });

test('cards that come and go are taken automatically, each once, and read meanwhile', async ({
  page,
  person,
  signIn,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const shakes: unknown[] = [];
    navigator.vibrate = (pattern) => shakes.push(pattern) > 0;
    Object.assign(window, { shakes });
  });
  // The film loops after three cards, and a card that returns may be taken again. Before that, the day's scans are
  // used up.
  await person.client.rpc('increment_daily_usage', { user_uuid: person.id, increment_by: 7 });
  await signIn(person);
  await openScanning(page);
  await page.getByRole('tab', { name: 'Take Photo' }).click();

  const pile = page.getByRole('list', { name: 'Your pile' }).getByRole('listitem');
  await expect(pile).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Camera' }).getByRole('status')).toHaveText(
    'Taken, 1 of 3. Next card, please',
  );
  await expect(pile).toHaveCount(3);
  await expect(pile).toHaveText(Array(3).fill(/Completed: 1 contact/));
  await expect(
    page.getByText('Daily upload limit reached (10/10 used). Try again tomorrow.'),
  ).toBeVisible();
  await expectAccessible(page);

  const records = person.client.from('business_card_records');
  const { data } = await records.select('full_name').order('full_name').throwOnError();
  expect(data.map(({ full_name }) => full_name)).toEqual([
    'Desmond Okafor',
    'Imogen Ashworth',
    'Jürgen Schäfer',
  ]);
  expect(await page.evaluate('shakes')).toHaveLength(3);

  await page.getByRole('button', { name: 'Remove card 2' }).click();
  await expect(pile).toHaveCount(2);
  await expect
    .poll(async () => (await person.client.from('business_card_records').select('id')).data)
    .toHaveLength(2);
});
