import { randomUUID } from 'node:crypto';
import type { UserAttributes } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTestClient,
  findMailLink,
  openMailLink,
  type Person,
  signUp,
} from '../testing/sign-up.ts';
import { startTestBackend } from '../testing/start-test-backend.ts';

/** Changing what opens an account: the password, and the address. */

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let ada: Person;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  ada = await newPerson();
});

const newPerson = () => signUp(backend.access.url, backend.access.publishableKey);
const client = () => createTestClient(backend.access.url, backend.access.publishableKey);
const newAddress = () => `${randomUUID()}@people.example`;
const linkTo = (email: string) => findMailLink(backend.access.url, email);
const newPassword = 'Difference-Engine-2';

/** As if everybody had signed in this long ago. */
const age = (interval: string) =>
  backend.database.query('update auth.sessions set created_at = now() - $1::interval', [interval]);

async function change(attributes: UserAttributes): Promise<string> {
  const { error } = await ada.client.auth.updateUser(attributes);
  return error?.code ?? 'changed';
}

async function signIn(email: string, password: string): Promise<string> {
  const { error } = await client().auth.signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const inbox = await fetch(`${backend.access.url}/dev/inbox.json`);
  return ((await inbox.json()) as Mail[]).filter(({ to }) => to === email);
}

describe.each([
  ['a password', () => ({ password: newPassword })],
  ['an address', () => ({ email: newAddress() })],
])('%s', (_, attributes) => {
  test('is changed by whoever has just signed in', async () => {
    expect(await change(attributes())).toBe('changed');
  });

  test('needs the old password from a session of a quarter of an hour', async () => {
    await age('15 minutes');
    expect(await change(attributes())).toBe('current_password_required');
    expect(await change({ ...attributes(), current_password: 'Wrong!98765' })).toBe(
      'current_password_invalid',
    );
    expect(await change({ ...attributes(), current_password: ada.password })).toBe('changed');
  });

  test('is not changed with a wrong old password, however fresh the session', async () => {
    expect(await change({ ...attributes(), current_password: 'Wrong!98765' })).toBe(
      'current_password_invalid',
    );
  });

  test('is not changed by somebody who only ever came by Google and not just now', async () => {
    await backend.database.query('update auth.users set encrypted_password = null where id = $1', [
      ada.id,
    ]);
    await age('1 day');
    expect(await change({ ...attributes(), current_password: '' })).toBe(
      'current_password_invalid',
    );
  });
});

test('a new name needs no password', async () => {
  await age('1 year');
  expect(await change({ data: { name: 'Ada Byron' } })).toBe('changed');
});

describe('a new address', () => {
  test('counts when its link is opened, and not before', async () => {
    const email = newAddress();
    expect(await change({ email })).toBe('changed');
    expect(await signIn(email, ada.password)).toBe('invalid_credentials');
    expect(await signIn(ada.email, ada.password)).toBe('signed in');
    await openMailLink(client(), await linkTo(email));
    expect(await signIn(email, ada.password)).toBe('signed in');
    expect(await signIn(ada.email, ada.password)).toBe('invalid_credentials');
    const { data } = await ada.client.auth.refreshSession();
    expect(data.user).toMatchObject({ id: ada.id, email, user_metadata: { email } });
  });

  test('lets nobody in by its link', async () => {
    const email = newAddress();
    await change({ email });
    expect((await openMailLink(client(), await linkTo(email))).session).toBeNull();
  });

  test('is told to both addresses', async () => {
    const email = newAddress();
    await change({ email });
    expect(await mailsTo(email)).toMatchObject([
      { subject: 'Confirm your new address for Cardsift' },
    ]);
    const told = (await mailsTo(ada.email)).at(-1);
    expect(told?.subject).toBe('A new address for your Cardsift account');
    expect(told?.text).toContain(email);
    expect(told?.text).not.toContain('token_hash');
  });

  test('that is somebody’s gets the same answer, and its mail opens nothing', async () => {
    const grace = await newPerson();
    const { data: taken } = await ada.client.auth.updateUser({ email: grace.email });
    const { data: free } = await ada.client.auth.updateUser({ email: newAddress() });
    const unlike = { updated_at: '' };
    expect({ ...taken.user, ...unlike }).toEqual({ ...free.user, ...unlike });
    const told = (await mailsTo(grace.email)).at(-1);
    expect(told?.subject).toBe('This address has a Cardsift account');
    expect(told?.text).not.toContain('token_hash');
    expect(await signIn(grace.email, grace.password)).toBe('signed in');
  });

  test('whose owner signs up before the link is opened stays theirs', async () => {
    const email = newAddress();
    await change({ email });
    const link = await linkTo(email);
    await client().auth.signUp({ email, password: newPassword });
    await openMailLink(client(), await linkTo(email));
    await expect(openMailLink(client(), link)).rejects.toMatchObject({ code: 'otp_expired' });
    expect(await signIn(email, newPassword)).toBe('signed in');
    expect(await signIn(ada.email, ada.password)).toBe('signed in');
  });

  test('opens once, and no longer when another one was asked for', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await change({ email: first });
    await change({ email: second });
    await expect(openMailLink(client(), await linkTo(first))).rejects.toMatchObject({
      code: 'otp_expired',
    });
    const link = await linkTo(second);
    await openMailLink(client(), link);
    await expect(openMailLink(client(), link)).rejects.toMatchObject({ code: 'otp_expired' });
  });

  test.each([
    ['a new password', () => ada.client.auth.updateUser({ password: newPassword })],
    ['leaving', () => ada.client.rpc('delete_account')],
  ])('is given up with %s', async (_, end) => {
    const email = newAddress();
    await change({ email });
    const link = await linkTo(email);
    expect((await end()).error).toBeNull();
    await expect(openMailLink(client(), link)).rejects.toMatchObject({ code: 'otp_expired' });
  });

  test('ends what was mailed to the old one', async () => {
    const email = newAddress();
    await change({ email });
    const change_ = await linkTo(email);
    await client().auth.resetPasswordForEmail(ada.email);
    const recovery = await linkTo(ada.email);
    await openMailLink(client(), change_);
    await expect(openMailLink(client(), recovery)).rejects.toMatchObject({ code: 'otp_expired' });
  });

  test.each(['', 'ada', 'a@b', 'a@b.example, c@d.example'])('is not “%s”', async (email) => {
    expect(await change({ email })).toBe(email === '' ? 'changed' : 'validation_failed');
    expect((await mailsTo(ada.email)).at(-1)?.subject).toBe('Confirm your Cardsift account');
  });

  test('is another one than now', async () => {
    expect(await change({ email: ada.email.toUpperCase() })).toBe('validation_failed');
  });
});

describe('a session, when the clock of the server jumps a day', () => {
  const DAY_MS = 86_400_000;
  const clockIsAhead = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  const clockIsRight = () => vi.useRealTimers();
  afterEach(clockIsRight);

  interface Tokens {
    access_token: string;
    refresh_token: string;
  }
  const grant = async (type: string, body: object): Promise<Tokens> => {
    const { url, publishableKey } = backend.access;
    const answer = await fetch(`${url}/auth/v1/token?grant_type=${type}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Tokens;
  };
  const open = () => grant('password', { email: ada.email, password: ada.password });
  const refresh = ({ refresh_token }: Tokens) => grant('refresh_token', { refresh_token });
  const read = async ({ access_token }: Tokens) => {
    const { url, publishableKey } = backend.access;
    const headers = { apikey: publishableKey, authorization: `Bearer ${access_token}` };
    return (await fetch(`${url}/rest/v1/profiles?select=id`, { headers })).status;
  };

  test('ahead, its token has expired and the next one is good', async () => {
    const tokens = await open();
    clockIsAhead();
    expect(await read(tokens)).toBe(401);
    expect(await read(await refresh(tokens))).toBe(200);
  });

  test('back, its token is of the future and the next one is good: nobody is signed out', async () => {
    clockIsAhead();
    const tokens = await refresh(await open());
    clockIsRight();
    // As PostgREST answers too; pages ask again with a new token.
    expect(await read(tokens)).toBe(401);
    expect(await read(await refresh(tokens))).toBe(200);
  });
});
