import { randomUUID } from 'node:crypto';
import { findMailLink, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SharedStandalone, shareStandalone } from '../testing/share-standalone.ts';

let server: SharedStandalone;
let ada: Person;
/** Signed up without opening the link in the mail. */
const unconfirmed = { email: `${randomUUID()}@people.example`, password: 'Analytical!1843' };

beforeAll(async () => {
  server = await shareStandalone();
  ada = await signUp(server.url, server.secrets.publishableKey);
  await ask('signup', unconfirmed);
});

async function ask(path: string, body: unknown) {
  const answer = await fetch(`${server.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: server.secrets.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const headers = [...answer.headers].filter(([name]) => !/^(date|content-length)$/.test(name));
  return { status: answer.status, headers, text };
}

const unknown = () => `${randomUUID()}@people.example`;
const password = 'Wrong-Horse-77';
const questions = {
  'sign-up': (email: string) => ask('signup', { email, password, data: { name: 'Ada' } }),
  recovery: (email: string) => ask('recover', { email }),
  'a mail sent again': (email: string) => ask('resend', { type: 'signup', email }),
  'sign-in': (email: string) =>
    ask('token?grant_type=password', { email, password: `${password}!` }),
};

/** What is left without ids, times and the address, which the caller knows. */
const bare = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>, email: string) =>
  [status, ...headers, text]
    .join(' ')
    .replaceAll(email, 'EMAIL')
    .replace(/[0-9a-f-]{36}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+00(:00)?)/g, 'TIME');

describe.each(Object.entries(questions))('%s', (_, question) => {
  test('gives one answer for known, unconfirmed and unknown addresses', async () => {
    const answers = [];
    for (const email of [unknown(), ada.email, unconfirmed.email]) {
      answers.push(bare(await question(email), email));
    }
    expect(new Set(answers).size, answers.join('\n')).toBe(1);
  });
});

test('a person who knows the password is told that the address waits to be confirmed', async () => {
  const waiting = { email: unknown(), password };
  await ask('signup', waiting);
  const { text } = await ask('token?grant_type=password', waiting);
  expect(text).toContain('email_not_confirmed');
});

test('only the mail tells whether an address has an account', async () => {
  for (const [email, kind] of [
    [unconfirmed.email, 'type=signup'],
    [ada.email, 'type=recovery'],
  ] as const) {
    await ask('signup', { email, password });
    expect(await findMailLink(server.url, email)).toContain(kind);
  }
});

test('routes that the product does not use do not exist', async () => {
  const email = ada.email;
  const paths = ['otp', '%6ftp', 'magiclink', 'admin/users', 'recover/', 'x/../otp'];
  const answers = await Promise.all(paths.map((path) => ask(path, { email, create_user: false })));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
});

test('nobody learns about others by claiming their address', async () => {
  const grace = await signUp(server.url, server.secrets.publishableKey);
  for (const email of [grace.email, unconfirmed.email, unknown()]) {
    const { data, error } = await ada.client.auth.updateUser({ email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: ada.id, email: ada.email });
  }
});

test.each([null, [], { email: 5 }, { email: ['a'], password: {} }, { email: 'x'.repeat(20_000) }])(
  'a malformed request is refused and causes no fault: %#',
  async (body) => {
    for (const path of ['signup', 'recover', 'token?grant_type=password', 'verify']) {
      const { status } = await ask(path, body);
      expect([400, 413]).toContain(status);
    }
  },
);
