import { createSupabaseClients } from '@cardsift/backend/supabase-clients';
import type { TestBackend } from '@cardsift/backend/testing/fork-test-backend';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { startTestBackend } from '@cardsift/backend/testing/start-test-backend';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEnrichmentQueue } from '../profile-search/enrichment-queue.ts';
import { enrichNext } from '../profile-search/enrichment-worker.ts';
import type { Mail } from './found-profile-mail.ts';
import { tellNext } from './found-profile-mailer.ts';

const siteUrl = 'https://cards.example';

// A backend of its own, because any claim takes any person who is due.
let backend: TestBackend;
let person: Person;
let mails: Mail[];
let log: string[];
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  person = await signUp(backend.access.url, backend.access.publishableKey);
  mails = [];
  log = [];
});

const service = () => createSupabaseClients(backend.access).service;
const logger = pino({}, { write: (line: string) => void log.push(line) });
const send = async (mail: Mail) => void mails.push(mail);
const tell = (deliver = send) => tellNext(service(), { send: deliver, siteUrl, logger });

/** Saves a contact whose card has a profile's URL, and lets the worker find it. */
async function findProfile(): Promise<void> {
  await person.client
    .from('business_card_records')
    .insert({
      user_id: person.id,
      full_name: 'Grace Hopper',
      linkedin_url: 'https://www.linkedin.com/in/grace-hopper',
    })
    .throwOnError();
  await enrichNext(createEnrichmentQueue(service()), null, logger);
}

async function switchOn(isOn = true): Promise<void> {
  await person.client
    .from('user_settings')
    .upsert({ user_id: person.id, email_notifications: isOn })
    .throwOnError();
}

it('mails people who asked for it, with a link that switches the mails off', async () => {
  await switchOn();
  await findProfile();
  expect(await tell()).toBe(0);
  expect(mails).toMatchObject([
    { to: person.email, subject: 'Cardsift found a LinkedIn profile for your contacts' },
  ]);
  const [, token = ''] = /\/email-off#(\S+)/.exec(mails[0]?.text ?? '') ?? [];
  const { url, publishableKey } = backend.access;
  await createTestClient(url, publishableKey).rpc('switch_off_news', { token }).throwOnError();
  const { data } = await person.client.from('user_settings').select().single().throwOnError();
  expect(data.email_notifications).toBe(false);
});

it('mails nobody else', async () => {
  await switchOn(false);
  await findProfile();
  expect(await tell()).toBeGreaterThan(0);
  expect(mails).toEqual([]);
});

it('survives a mail that cannot be sent, and logs no names', async () => {
  await switchOn();
  await findProfile();
  expect(
    await tell(() => Promise.reject(new Error(`No such user ${person.email}`))),
  ).toBeGreaterThan(0);
  expect(log.join()).toContain('news could not be sent');
  expect(log.join()).not.toContain(person.email);
  expect(log.join()).not.toContain('Grace');
});
