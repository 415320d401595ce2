import { randomUUID } from 'node:crypto';
import type { EmailOtpType, UserAttributes } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTestClient,
  findMailLink,
  openMailLink,
  type Person,
  signUp,
} from '../testing/sign-up.ts';
import { startTestBackend } from '../testing/start-test-backend.ts';

/** Changing what gives access to an account: its password and its address. */

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
/** Opens a link to a new address as the page does for a person who is signed in. */
async function openAs(person: Pick<Person, 'client'>, link: string) {
  return openMailLink(await speakingFor(person), link);
}

/** A client that sends the session's token with every request, including those where supabase-js sends none. */
async function speakingFor({ client }: Pick<Person, 'client'>) {
  const { data } = await client.auth.getSession();
  const { url, publishableKey } = backend.access;
  return createTestClient(url, publishableKey, data.session?.access_token);
}

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
  test('may be changed by a person who has just signed in', async () => {
    expect(await change(attributes())).toBe('changed');
  });

  test('requires the old password if the session is a quarter of an hour old', async () => {
    await age('15 minutes');
    expect(await change(attributes())).toBe('current_password_required');
    expect(await change({ ...attributes(), current_password: 'Wrong!98765' })).toBe(
      'current_password_invalid',
    );
    expect(await change({ ...attributes(), current_password: ada.password })).toBe('changed');
  });

  test('is not changed with a wrong old password, however new the session is', async () => {
    expect(await change({ ...attributes(), current_password: 'Wrong!98765' })).toBe(
      'current_password_invalid',
    );
  });

  test('is not changed by a person who only ever signed in with Google, and not just now', async () => {
    await backend.database.query('update auth.users set encrypted_password = null where id = $1', [
      ada.id,
    ]);
    await age('1 day');
    expect(await change({ ...attributes(), current_password: '' })).toBe(
      'current_password_invalid',
    );
  });
});

test('a new name requires no password', async () => {
  await age('1 year');
  expect(await change({ data: { name: 'Ada Byron' } })).toBe('changed');
});

describe('a new address', () => {
  test('counts once its link is opened, and not before', async () => {
    const email = newAddress();
    expect(await change({ email })).toBe('changed');
    expect(await signIn(email, ada.password)).toBe('invalid_credentials');
    expect(await signIn(ada.email, ada.password)).toBe('signed in');
    await openAs(ada, await linkTo(email));
    expect(await signIn(email, ada.password)).toBe('signed in');
    expect(await signIn(ada.email, ada.password)).toBe('invalid_credentials');
    const { data } = await ada.client.auth.refreshSession();
    expect(data.user).toMatchObject({ id: ada.id, email, user_metadata: { email } });
  });

  test('signs nobody in by its link', async () => {
    const email = newAddress();
    await change({ email });
    expect((await openAs(ada, await linkTo(email))).session).toBeNull();
  });

  test('is announced to both addresses', async () => {
    const email = newAddress();
    await change({ email });
    expect(await mailsTo(email)).toMatchObject([
      { subject: 'Somebody wants to use your address for a Cardsift account' },
    ]);
    const told = (await mailsTo(ada.email)).at(-1);
    expect(told?.subject).toBe('A new address for your Cardsift account');
    expect(told?.text).toContain(email);
    expect(told?.text).not.toContain('token_hash');
  });

  test('that belongs to an account gets the same answer, and its mail opens nothing', async () => {
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

  test('stays its owner’s if they sign up before the link is opened', async () => {
    const email = newAddress();
    await change({ email });
    const link = await linkTo(email);
    await client().auth.signUp({ email, password: newPassword });
    await openMailLink(client(), await linkTo(email), newPassword);
    await expect(openAs(ada, link)).rejects.toMatchObject({ code: 'otp_expired' });
    expect(await signIn(email, newPassword)).toBe('signed in');
    expect(await signIn(ada.email, ada.password)).toBe('signed in');
  });

  test('has a link that opens once, and not if another address was requested since', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await change({ email: first });
    await change({ email: second });
    await expect(openAs(ada, await linkTo(first))).rejects.toMatchObject({
      code: 'otp_expired',
    });
    const link = await linkTo(second);
    await openAs(ada, link);
    await expect(openAs(ada, link)).rejects.toMatchObject({ code: 'otp_expired' });
  });

  test.each([
    ['a new password', 'otp_expired', () => ada.client.auth.updateUser({ password: newPassword })],
    ['leaving', 'no_authorization', () => ada.client.rpc('delete_account')],
  ])('is abandoned with %s', async (_, code, end) => {
    const email = newAddress();
    await change({ email });
    const link = await linkTo(email);
    const speaking = await speakingFor(ada);
    expect((await end()).error).toBeNull();
    await expect(openMailLink(speaking, link)).rejects.toMatchObject({ code });
  });

  test('invalidates the links that were mailed to the old one', async () => {
    const email = newAddress();
    await change({ email });
    const change_ = await linkTo(email);
    await client().auth.resetPasswordForEmail(ada.email);
    const recovery = await linkTo(ada.email);
    await openAs(ada, change_);
    await expect(openMailLink(client(), recovery)).rejects.toMatchObject({ code: 'otp_expired' });
  });

  test.each(['', 'ada', 'a@b', 'a@b.example, c@d.example'])('must not be “%s”', async (email) => {
    expect(await change({ email })).toBe(email === '' ? 'changed' : 'validation_failed');
    expect((await mailsTo(ada.email)).at(-1)?.subject).toBe('Confirm your Cardsift account');
  });

  test('must differ from the current one', async () => {
    expect(await change({ email: ada.email.toUpperCase() })).toBe('validation_failed');
  });
});

describe('somebody else’s address', () => {
  const notSignedIn = { status: 401, code: 'no_authorization' };
  let victim: string;
  let link: string;
  beforeEach(async () => {
    victim = newAddress();
    expect(await change({ email: victim })).toBe('changed');
    link = await linkTo(victim);
  });

  const refuse = (of: string) =>
    client().auth.verifyOtp({
      token_hash: new URL(of).searchParams.get('token_hash') ?? '',
      type: 'email_change_refusal' as EmailOtpType,
    });

  test('is not given away by opening the mail, signed out or in another account', async () => {
    const grace = await newPerson();
    await expect(openMailLink(client(), link)).rejects.toMatchObject(notSignedIn);
    await expect(openAs(grace, link)).rejects.toMatchObject(notSignedIn);
    expect(await signIn(victim, ada.password)).toBe('invalid_credentials');
    // It has not used up the link of a person who opened it in the wrong browser either.
    await openAs(ada, link);
    expect(await signIn(victim, ada.password)).toBe('signed in');
  });

  test('is not given away by a session that has ended or lacks the second factor', async () => {
    const ended = await speakingFor(ada);
    await ada.client.auth.signOut();
    await expect(openMailLink(ended, link)).rejects.toMatchObject(notSignedIn);
    await ada.client.auth.signInWithPassword(ada);
    await backend.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
       values (gen_random_uuid(), $1, 'totp', 'verified', 'any')`,
      [ada.id],
    );
    await expect(openAs(ada, link)).rejects.toMatchObject({ code: 'insufficient_aal' });
  });

  test('stays its owner’s, who can sign in after opening the mail of an account with a second factor', async () => {
    const { data } = await ada.client.auth.mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate();
    await ada.client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    await expect(openMailLink(client(), link)).rejects.toMatchObject(notSignedIn);

    await client().auth.signUp({ email: victim, password: newPassword });
    await openMailLink(client(), await linkTo(victim), newPassword);
    const owner = client();
    await owner.auth.resetPasswordForEmail(victim);
    await openMailLink(owner, await linkTo(victim));
    expect((await owner.auth.updateUser({ password: 'Another-Engine-3' })).error).toBeNull();
    expect(await owner.from('business_card_records').select('id')).toMatchObject({ data: [] });
    await expect(openAs(ada, link)).rejects.toMatchObject({ code: 'otp_expired' });
  });

  test('can be refused by its owner: the link ends, and that account’s next requests are not mailed', async () => {
    expect((await refuse(link)).error).toBeNull();
    await expect(openAs(ada, link)).rejects.toMatchObject({ code: 'otp_expired' });
    expect((await refuse(link)).error?.code).toBe('otp_expired');
    const before = (await mailsTo(victim)).length;
    expect(await change({ email: victim })).toBe('changed');
    expect(await mailsTo(victim)).toHaveLength(before);
    // Another account may ask, and after a month the same one.
    ada = await newPerson();
    await change({ email: victim });
    expect(await mailsTo(victim)).toHaveLength(before + 1);
  });

  test('may be requested again a month after a refusal', async () => {
    await refuse(link);
    await backend.database.query(
      `update auth.refused_addresses set refused_at = now() - interval '31 days'`,
    );
    await change({ email: victim });
    expect(await linkTo(victim)).not.toBe(link);
  });

  test('a refusal does not affect a sign-up that the address’s owner waits for', async () => {
    await client().auth.signUp({ email: victim, password: newPassword });
    const own = await linkTo(victim);
    await refuse(link);
    await openMailLink(client(), own, newPassword);
    expect(await signIn(victim, newPassword)).toBe('signed in');
  });

  test('a refusal accepts no other kind of link', async () => {
    await client().auth.resetPasswordForEmail(ada.email);
    const recovery = await linkTo(ada.email);
    expect((await refuse(recovery)).error?.code).toBe('otp_expired');
    expect((await openMailLink(client(), recovery)).session).not.toBeNull();
  });
});

describe('if the server’s clock jumps by a day, a session', () => {
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

  test('whose token has expired gets a new one that is valid', async () => {
    const tokens = await open();
    clockIsAhead();
    expect(await read(tokens)).toBe(401);
    expect(await read(await refresh(tokens))).toBe(200);
  });

  test('whose token is from the future gets a new one that is valid: nobody is signed out', async () => {
    clockIsAhead();
    const tokens = await refresh(await open());
    clockIsRight();
    // The same as PostgREST's answer, on which pages try again with a new token.
    expect(await read(tokens)).toBe(401);
    expect(await read(await refresh(tokens))).toBe(200);
  });
});
