import { signUp } from '@cardsift/backend/testing/sign-up';
import {
  answers,
  away,
  type ModelReplies,
  type ModelServer,
  openModelServer,
} from '@cardsift/extraction/testing/model-server';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import type { Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../apps/web/app/backend/session-mark.ts';
import { expect, test, widths } from './fixtures.ts';
import { choose, drawPictureFile, processCards } from './scanning-steps.ts';

// They all share one server with a second reader.
test.describe.configure({ mode: 'default' });

const BY = 'llama3.2 on your server';

/**
 * What the model says of the first sample card: what we read, more that is printed there, and something that
 * is not.
 */
const SAID = {
  fullName: 'Imogen Ashworth',
  title: 'Managing Director',
  department: 'Velovance Systems',
  org: 'Velovance Systems Limited',
  emails: ['imogen.ashworth@velovance.co.uk', 'sales@velovance.co.uk'],
  phones: [
    { number: '+44 20 7946 0812', kind: 'work' as const },
    { number: '+44 7700 900347', kind: 'cell' as const },
  ],
};

let model: ModelServer;
let server: StandaloneProcess;
test.beforeAll(async () => {
  model = await openModelServer();
  server = await runStandalone({
    SECOND_READER_URL: model.url,
    SECOND_READER_MODEL: 'llama3.2',
    SECOND_READER_SECONDS: '120',
  });
});
test.afterAll(async () => {
  await discardStandalone(server);
  model.close();
});

/** A model that does not answer until a test lets it. */
function hold(reply: ModelReplies): () => void {
  const gate = Promise.withResolvers<void>();
  model.requests.length = 0;
  model.reply = (response, request) => void gate.promise.then(() => reply(response, request));
  return gate.resolve;
}

/** Signs in a new person on the server with the second reader. */
async function enter(page: Page) {
  const person = await signUp(server.url, server.secrets.publishableKey);
  const { data } = await person.client.auth.getSession();
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    SESSION_STORAGE_KEY,
    JSON.stringify(data.session),
  ] as const);
  return person;
}

async function scanFirstCard(page: Page) {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('Resets daily at midnight UTC')).toBeVisible();
  await page.getByRole('tab', { name: 'Upload Files' }).click();
  await choose(page, await drawPictureFile(0));
  await processCards(page, 1);
  const card = page.getByRole('group', { name: 'Imogen Ashworth' });
  await expect(card.getByText('Saved', { exact: true })).toBeVisible();
  return card;
}

test.beforeEach(({ allowConsole }) => allowConsole(/The camera cannot be used/));

for (const width of widths) {
  test(`a contact is there at once and gets better, ${width} px wide`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { client } = await enter(page);
    const speak = hold(answers(SAID));
    const card = await scanFirstCard(page);
    await expect(card.getByText(`Asking ${BY}…`)).toBeVisible();
    await expect(card.getByText('Please check: phone')).toBeVisible();
    const edit = card.getByRole('button', { name: 'Edit Imogen Ashworth' });

    await test.step('a value that both readers agree on is no longer doubtful', async () => {
      speak();
      await expect(card.getByText(`Better by ${BY}`)).toBeVisible();
      await expect(card.getByText('Please check')).toBeHidden();
      await expect(edit).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('every value says who read it, and suggestions wait for the person', async () => {
      await card.getByRole('button', { name: '2 suggestions' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit contact' });
      await expect(dialog.getByLabel('Department')).toHaveValue('Velovance Systems');
      await expect(dialog.getByText(`read by ${BY}`)).toHaveCount(1);
      await expect(dialog.getByLabel('Organization', { exact: true })).toHaveValue(
        'Velovance Systems Ltd',
      );
      await expect(dialog.getByLabel('E-mail 2', { exact: true })).toBeHidden();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Use “sales@velovance.co.uk” as E-mail' }).click();
      await expect(dialog.getByLabel('E-mail 2', { exact: true })).toHaveValue(
        'sales@velovance.co.uk',
      );
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the contact in the list is the improved one', async () => {
      const read = () => client.from('business_card_records').select('*').single().throwOnError();
      await expect.poll(async () => JSON.stringify((await read()).data)).toContain('sales@');
      const { data } = await read();
      expect(data.org).toBe('Velovance Systems Ltd');
      expect(JSON.stringify(data.details)).toContain(`"readBy":"${BY}"`);
    });
  });
}

test('what the person changes meanwhile stays', async ({ page }) => {
  await enter(page);
  const speak = hold(answers({ ...SAID, title: 'Director' }));
  const card = await scanFirstCard(page);
  await card.getByRole('button', { name: 'Edit Imogen Ashworth' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit contact' });
  await dialog.getByLabel('Job Title').fill('Chair');
  await dialog.getByLabel('E-mail 1', { exact: true }).fill('imogen@velovance.co.uk');
  speak();
  await expect(dialog.getByLabel('Department')).toHaveValue('Velovance Systems');
  await expect(dialog.getByLabel('Job Title')).toHaveValue('Chair');
  await expect(dialog.getByLabel('E-mail 1', { exact: true })).toHaveValue(
    'imogen@velovance.co.uk',
  );
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByText('Chair')).toBeVisible();
  await expect(card.getByText('imogen@velovance.co.uk')).toBeVisible();
});

test('if the model is down, our own reading stays, and one line says so', async ({ page }) => {
  await enter(page);
  const fail = hold(away);
  const card = await scanFirstCard(page);
  fail();
  await expect(card.getByText(`No answer from ${BY}`)).toBeVisible();
  await expect(card.getByText('Please check: phone')).toBeVisible();
  await expect(card.getByText('Managing Director')).toBeVisible();
});

for (const width of widths) {
  test(`Settings say who sees what, and a refusal holds, ${width} px wide`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { client, id } = await enter(page);
    hold(answers(SAID))();
    await page.goto(`${server.url}/dashboard/settings`);
    const own = page.getByRole('switch', { name: 'Second reader' });
    await expect(own).toBeChecked();
    await expect(
      page.getByText('is read once more by the model llama3.2, run by your server’s operator'),
    ).toBeVisible();
    await expectAccessible(page);
    await own.click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    const { data } = await client
      .from('user_settings')
      .select('second_reader')
      .eq('user_id', id)
      .single()
      .throwOnError();
    expect(data.second_reader).toBe(false);
    const card = await scanFirstCard(page);
    await expect(card.getByText('Please check: phone')).toBeVisible();
    await expect(card.getByText(BY)).toBeHidden();
    expect(model.requests).toEqual([]);
  });
}
