import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { SignJWT } from 'jose';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type SharedStandalone, shareStandalone } from '../testing/share-standalone.ts';
import { eventually, subscribe } from '../testing/subscribe.ts';

let server: SharedStandalone;
let ada: Person;
let eve: Person;

beforeAll(async () => {
  server = await shareStandalone();
  ada = await signUp(server.url, server.secrets.publishableKey);
  eve = await signUp(server.url, server.secrets.publishableKey);
});
afterEach(async () => {
  await Promise.all([ada, eve].map(({ client }) => client.removeAllChannels()));
});

async function addContact(person: Person, name: string): Promise<string> {
  const { data, error } = await person.client
    .from('business_card_records')
    .insert({ user_id: person.id, full_name: name, tags: ['fair'] })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

test('inserts, updates and deletions arrive with the columns that they may carry', async () => {
  const { events } = await subscribe(ada, `user_id=eq.${ada.id}`);
  const id = await addContact(ada, 'Grace');
  await eventually(() => expect(events).toHaveLength(1));
  expect(events[0]).toMatchObject({
    eventType: 'INSERT',
    schema: 'public',
    table: 'business_card_records',
    new: { id, full_name: 'Grace', tags: ['fair'], details: {} },
  });
  await ada.client.from('business_card_records').update({ title: 'Admiral' }).eq('id', id);
  await eventually(() => expect(events).toHaveLength(2));
  expect(events[1]).toMatchObject({ eventType: 'UPDATE', new: { id, title: 'Admiral' } });
  await ada.client.from('business_card_records').delete().eq('id', id);
  await eventually(() => expect(events).toHaveLength(3));
  expect(events[2]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } });
});

test('nobody receives another person’s rows, whatever filter they use', async () => {
  const spying = await Promise.all([
    subscribe(eve, undefined, 'all'),
    subscribe(eve, `user_id=eq.${ada.id}`, 'ada'),
  ]);
  const { events } = await subscribe(ada);
  const id = await addContact(ada, 'Grace');
  await ada.client.from('business_card_records').delete().eq('id', id);
  await eventually(() => expect(events).toHaveLength(2));
  // Her own change comes after Ada's, so Ada's would have arrived by now.
  await addContact(eve, 'Mine');
  await eventually(() => expect(spying[0]?.events).toHaveLength(1));
  expect(spying.map(({ events }) => events.map((event) => event.eventType))).toEqual([
    ['INSERT'],
    [],
  ]);
});

test('a visitor may subscribe and receives nothing', async () => {
  const visitor = createTestClient(server.url, server.secrets.publishableKey);
  const { events } = await subscribe({ ...ada, client: visitor });
  const mine = await subscribe(ada);
  await addContact(ada, 'Grace');
  await eventually(() => expect(mine.events).toHaveLength(1));
  expect(events).toEqual([]);
  await visitor.removeAllChannels();
});

test('a filter compares the row’s values', async () => {
  const { events } = await subscribe(ada, 'full_name=in.(Grace,Joan)');
  await addContact(ada, 'Mary');
  await addContact(ada, 'Joan');
  await eventually(() => expect(events).toHaveLength(1));
  expect(events[0]?.new).toMatchObject({ full_name: 'Joan' });
});

test.each([
  ['a table that is not published', { table: 'scans' }],
  ['a filter that is none', { table: 'business_card_records', filter: 'user_id;drop' }],
])('joining %s is refused', async (_, wanted) => {
  const errors: (Error | undefined)[] = [];
  ada.client
    .channel('refused')
    .on('postgres_changes', { event: '*', schema: 'public', ...wanted }, () => undefined)
    .subscribe((state, error) => {
      if (state === 'CHANNEL_ERROR') errors.push(error);
    });
  await eventually(() => expect(errors.length).toBeGreaterThan(0));
});

test('an expired or forged token cannot join', async () => {
  const sign = (secret: string, expiry: string) =>
    new SignJWT({ role: 'authenticated', sub: ada.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(expiry)
      .sign(new TextEncoder().encode(secret));
  const tokens = [
    await sign(server.secrets.jwtSecret, '-1 minute'),
    await sign('another secret of some forty characters', '1 hour'),
  ];
  for (const token of tokens) {
    const client = createTestClient(server.url, server.secrets.publishableKey);
    await client.realtime.setAuth(token);
    const states: string[] = [];
    client
      .channel('forged')
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'business_card_records' },
        () => undefined,
      )
      .subscribe((state) => states.push(state));
    await eventually(() => expect(states).toContain('CHANNEL_ERROR'));
    expect(states).not.toContain('SUBSCRIBED');
    await client.removeAllChannels();
  }
});

test('every tab of a person receives a change', async () => {
  const { data } = await ada.client.auth.getSession();
  const clients = Array.from({ length: 20 }, () =>
    createTestClient(server.url, server.secrets.publishableKey),
  );
  const heard = await Promise.all(
    clients.map(async (client) => {
      await client.realtime.setAuth(data.session?.access_token ?? '');
      return subscribe({ ...ada, client });
    }),
  );
  await addContact(ada, 'Grace');
  await eventually(() => expect(heard.every(({ events }) => events.length === 1)).toBe(true));
  await Promise.all(clients.map((client) => client.removeAllChannels()));
});
