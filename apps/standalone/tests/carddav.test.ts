import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { adaCard, connect, type Phone, xml } from '@cardsift/carddav/testing/phone';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';
import { eventually, subscribe } from '../testing/subscribe.ts';

let server: StandaloneProcess;
let ada: Person;
let phone: Phone;

beforeAll(async () => {
  server = await runStandalone({ LOG_LEVEL: 'info' });
  ada = await signUp(server.url, server.secrets.publishableKey);
  phone = await connect(ada, 'Phone', server.url);
});
afterAll(() => discardStandalone(server));

test('the host name is enough to find the book', async () => {
  const answer = await fetch(`${server.url}/.well-known/carddav`, {
    method: 'PROPFIND',
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/dav/']);
});

test('an open page is notified of what a phone adds, changes and deletes', async () => {
  const { events } = await subscribe(ada, `user_id=eq.${ada.id}`);
  expect((await phone.put('Ada Lovelace.vcf', adaCard())).status).toBe(201);
  await eventually(() => expect(events).toHaveLength(1));
  expect(events[0]).toMatchObject({ eventType: 'INSERT', new: { full_name: 'Ada Lovelace' } });
  await phone.put('Ada Lovelace.vcf', adaCard('ada-1', 'TITLE:Countess'), { 'if-match': '*' });
  await eventually(() => expect(events).toHaveLength(2));
  expect(events[1]).toMatchObject({ eventType: 'UPDATE', new: { title: 'Countess' } });
  await phone.ask('DELETE', phone.card('Ada Lovelace.vcf'));
  await eventually(() => expect(events).toHaveLength(3));
  await ada.client.removeAllChannels();
});

test('compression never changes the ETag that a conditional request uses', async () => {
  await phone.put('long.vcf', adaCard('2', `NOTE:${'x'.repeat(5000)}`));
  const { headers } = await phone.ask('GET', phone.card('long.vcf'), {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([headers.get('content-encoding'), headers.get('etag')?.startsWith('"')]).toEqual([
    null,
    true,
  ]);
  const list = await phone.ask('PROPFIND', phone.book, {
    headers: { 'accept-encoding': 'gzip', depth: '1' },
    body: xml('d:propfind', '<d:prop><d:getetag/></d:prop>'),
  });
  expect([list.status, list.headers.get('content-encoding')]).toEqual([207, 'gzip']);
});

test('the log names no card, no account and no password', async () => {
  await phone.put('Grace Hopper.vcf', adaCard('3'));
  await eventually(() => expect(server.output()).toContain('"path":"/dav/books/…"'));
  for (const secret of ['Hopper', ada.id, ada.email, phone.password, 'Lovelace']) {
    expect(server.output()).not.toContain(secret);
  }
});
