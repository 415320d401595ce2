import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Caller,
  DENIED,
  errorCode,
  openTestDatabase,
  type TestDatabase,
} from './test-database.ts';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // A claim may take any person who is due, so others must not exist.
  await database.exec('delete from auth.users');
  user = await database.addUser();
  await allowNews(user);
});

const allowNews = (person: string) =>
  database.query(
    'insert into public.user_settings (user_id, email_notifications) values ($1, true)',
    [person],
  );

interface News {
  email: string;
  profiles: number;
  switch_off_token: string;
}

async function claim(): Promise<News | undefined> {
  const [news] = await database.queryAs<News>(
    'service_role',
    'select email, profiles::integer, switch_off_token from public.claim_profile_news()',
  );
  return news;
}

/** Adds a contact whose search ended this way (or has not ended), this many hours ago. */
async function addContact(status: 'found' | 'not_found' | 'waiting', hours = 0, person = user) {
  await database.query(
    `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada')`,
    [person],
  );
  // Disables the trigger that dates every change.
  await database.exec('alter table public.enrichment_jobs disable trigger touch_enrichment_job');
  await database.query(
    `update public.enrichment_jobs
     set status = $2, updated_at = now() - make_interval(hours => $3)
     where user_id = $1 and status = 'waiting'`,
    [person, status, hours],
  );
  await database.exec('alter table public.enrichment_jobs enable trigger touch_enrichment_job');
}

test('a person who asked for it is told once how many profiles were found', async () => {
  for (const status of ['found', 'found', 'not_found'] as const) await addContact(status);
  expect(await claim()).toEqual({
    email: `${user}@people.example`,
    profiles: 2,
    switch_off_token: expect.any(String),
  });
  expect(await claim()).toBeUndefined();
});

test('nobody is mailed who did not ask for it, or for whom nothing was found', async () => {
  await addContact('not_found');
  const other = await database.addUser();
  await addContact('found', 0, other);
  expect(await claim()).toBeUndefined();
});

test('the mail waits until the search has finished, but at most an hour', async () => {
  await addContact('found');
  await addContact('waiting');
  expect(await claim()).toBeUndefined();
  await database.exec('alter table public.enrichment_jobs disable trigger touch_enrichment_job');
  await database.exec(
    `update public.enrichment_jobs set updated_at = now() - interval '2 hours' where status = 'found'`,
  );
  await database.exec('alter table public.enrichment_jobs enable trigger touch_enrichment_job');
  expect(await claim()).toMatchObject({ profiles: 1 });
});

test('there is at most one mail a day, about what was found since', async () => {
  await addContact('found', 30);
  const first = await claim();
  await addContact('found');
  expect(await claim()).toBeUndefined();
  await database.exec(`update public.news_mails set sent_at = now() - interval '25 hours'`);
  expect(await claim()).toMatchObject({
    profiles: 1,
    switch_off_token: first?.switch_off_token,
  });
});

test('a clock that was a year ahead causes neither a repeated mail nor a year without mails', async () => {
  await addContact('found', 30);
  await claim();
  const ahead = "interval '1 year'";
  await database.exec(`update public.news_mails set sent_at = sent_at + ${ahead}`);
  await database.exec('alter table public.enrichment_jobs disable trigger touch_enrichment_job');
  await database.exec(`update public.enrichment_jobs set updated_at = updated_at + ${ahead}`);
  await database.exec('alter table public.enrichment_jobs enable trigger touch_enrichment_job');
  expect(await claim()).toBeUndefined();
  // A day after the clock was set right.
  for (const [table, column] of [
    ['news_mails', 'sent_at'],
    ['enrichment_jobs', 'updated_at'],
  ]) {
    await database.exec(`alter table public.${table} disable trigger user;
      update public.${table} set ${column} = ${column} - interval '25 hours';
      alter table public.${table} enable trigger user`);
  }
  expect(await claim()).toBeUndefined();
  await addContact('found');
  expect(await claim()).toMatchObject({ profiles: 1 });
});

test('the link in a mail switches the mails off, for anybody who has it and nobody else', async () => {
  await addContact('found');
  const stranger = await database.addUser();
  await allowNews(stranger);
  const news = await claim();
  await database.queryAs('anon', 'select public.switch_off_news($1)', [randomUUID()]);
  await database.queryAs('anon', 'select public.switch_off_news($1)', [news?.switch_off_token]);
  const rows = await database.query(
    'select user_id from public.user_settings where email_notifications',
  );
  expect(rows).toEqual([{ user_id: stranger }]);
});

test('only the service role learns who is due', async () => {
  for (const caller of [{ userId: user }, 'anon'] satisfies Caller[]) {
    const attempt = database.queryAs(caller, 'select public.claim_profile_news()');
    expect(await errorCode(attempt)).toBe(DENIED);
  }
});
