import { createHash, randomUUID } from 'node:crypto';
import {
  createTestClient,
  findMailLink,
  openMailLink,
  type Person,
  signUp,
} from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import {
  type SharedStandalone,
  shareStandalone,
} from '@cardsift/standalone/testing/share-standalone';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RawRequest } from './send-raw.ts';

/** Attacks on accounts: who tries what, and what happens. */

let server: SharedStandalone;
beforeAll(async () => {
  server = await shareStandalone();
});

const client = () => createTestClient(server.url, server.secrets.publishableKey);
const newAddress = () => `${randomUUID()}@people.example`;
const newPerson = () => signUp(server.url, server.secrets.publishableKey);
const squatters = 'Squatter!1843';
const owners = 'Owner!98765';

async function tokenOf(person: Person): Promise<string> {
  const { data } = await person.client.auth.getSession();
  return data.session?.access_token ?? '';
}

interface Question {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

async function ask(path: string, { method = 'POST', token, headers, body }: Question = {}) {
  return fetch(`${server.url}${path}`, {
    method,
    headers: {
      apikey: server.secrets.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Signs up and returns the link of the mail that this sign-up caused. */
async function askForAccount(email: string, password: string): Promise<string> {
  const { error } = await client().auth.signUp({ email, password });
  expect(error).toBeNull();
  return findMailLink(server.url, email);
}

async function signIn(email: string, password: string): Promise<string> {
  const { error } = await client().auth.signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
}

describe('an account opened in my name', () => {
  test.each([
    { opened: 'the owner’s', squatter: 'invalid_credentials', owner: 'signed in' },
    { opened: 'the squatter’s', squatter: 'signed in', owner: 'invalid_credentials' },
  ])('whoever opens $opened link: squatter $squatter, owner $owner', async (row) => {
    const email = newAddress();
    const first = await askForAccount(email, squatters);
    const second = await askForAccount(email, owners);
    const isOwners = row.opened === 'the owner’s';
    await openMailLink(client(), isOwners ? second : first, isOwners ? owners : squatters);
    expect(await signIn(email, squatters)).toBe(row.squatter);
    expect(await signIn(email, owners)).toBe(row.owner);
    const [other, password] = isOwners ? [first, squatters] : [second, owners];
    await expect(openMailLink(client(), other, password)).rejects.toMatchObject({
      code: 'otp_expired',
    });
  });

  test('a link opened in another browser than the sign-up’s requires its password, and signs nobody in', async () => {
    const email = newAddress();
    const link = await askForAccount(email, owners);
    for (const password of [undefined, '', squatters]) {
      await expect(openMailLink(client(), link, password)).rejects.toBeDefined();
    }
    expect(await signIn(email, owners)).toBe('email_not_confirmed');
    expect((await openMailLink(client(), link, owners)).session).toBeNull();
    expect(await signIn(email, owners)).toBe('signed in');
  });

  test('a squatter’s link that the owner opens has no effect: it makes no account, so nobody is locked out', async () => {
    const email = newAddress();
    const link = await askForAccount(email, squatters);
    await expect(openMailLink(client(), link)).rejects.toMatchObject({ code: 'no_authorization' });
    expect(await signIn(email, squatters)).toBe('email_not_confirmed');
    await openMailLink(client(), await askForAccount(email, owners), owners);
    expect(await signIn(email, owners)).toBe('signed in');
    expect(await signIn(email, squatters)).toBe('invalid_credentials');
  });

  test('the link signs in only the browser that signed up, and other browsers cannot use it up', async () => {
    const link = await askForAccount(newAddress(), owners);
    const auth_code = new URL(link).searchParams.get('token_hash');
    for (const code_verifier of ['', 'guessed', 'x'.repeat(56)]) {
      const body = { auth_code, code_verifier };
      expect((await ask('/auth/v1/token?grant_type=pkce', { body })).status).toBe(403);
    }
    await expect(openMailLink(client(), link, owners)).resolves.toBeDefined();
  });

  test('the owner takes back an account whose squatter’s link was opened, including its contacts', async () => {
    const email = newAddress();
    await openMailLink(client(), await askForAccount(email, squatters), squatters);
    const squatter = client();
    await squatter.auth.signInWithPassword({ email, password: squatters });

    const owner = client();
    await owner.auth.resetPasswordForEmail(email);
    await openMailLink(owner, await findMailLink(server.url, email));
    await owner.auth.updateUser({ password: owners });
    const { data } = await owner.auth.getUser();
    const stored = await owner
      .from('business_card_records')
      .insert({ user_id: data.user?.id ?? '', full_name: 'Grace Hopper' });
    expect(stored.error).toBeNull();

    const seen = await squatter.from('business_card_records').select('full_name');
    expect([seen.status, seen.data]).toEqual([401, null]);
    expect((await squatter.auth.refreshSession()).data.session).toBeNull();
    expect(await signIn(email, squatters)).toBe('invalid_credentials');
  });

  test('recovering an unconfirmed sign-up invalidates its password', async () => {
    const email = newAddress();
    const link = await askForAccount(email, squatters);
    await client().auth.resetPasswordForEmail(email);
    const owner = client();
    await openMailLink(owner, await findMailLink(server.url, email));
    expect(await signIn(email, squatters)).toBe('invalid_credentials');
    await expect(openMailLink(client(), link)).rejects.toMatchObject({ code: 'otp_expired' });
    expect((await owner.auth.updateUser({ password: owners })).error).toBeNull();
    expect(await signIn(email, owners)).toBe('signed in');
  });

  test('signing up with another person’s address mails them, and opens nothing with that password', async () => {
    const ada = await newPerson();
    expect(await askForAccount(ada.email, squatters)).toContain('type=recovery');
    // The same answer as for an address without an account. Otherwise it would reveal who has one.
    expect(await signIn(ada.email, squatters)).toBe('email_not_confirmed');
    expect(await signIn(ada.email, ada.password)).toBe('signed in');
  });
});

describe('an address that a person with another account wants', () => {
  test('stays its owner’s, even if the attacker has a second factor and the owner opens the mail', async () => {
    const attacker = await newPerson();
    const { mfa } = attacker.client.auth;
    const { data: app } = await mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: app?.totp.secret ?? '' }).generate();
    expect((await mfa.challengeAndVerify({ factorId: app?.id ?? '', code })).error).toBeNull();
    const email = newAddress();
    expect((await attacker.client.auth.updateUser({ email })).error).toBeNull();

    const token_hash = new URL(await findMailLink(server.url, email)).searchParams.get(
      'token_hash',
    );
    const body = { type: 'email_change', token_hash };
    const bystander = await newPerson();
    for (const token of [undefined, await tokenOf(bystander)]) {
      const opened = await ask('/auth/v1/verify', { body, ...(token && { token }) });
      expect(opened.status).toBe(401);
    }

    await openMailLink(client(), await askForAccount(email, owners), owners);
    const owner = client();
    await owner.auth.resetPasswordForEmail(email);
    await openMailLink(owner, await findMailLink(server.url, email));
    expect((await owner.auth.updateUser({ password: squatters })).error).toBeNull();
    expect(await signIn(email, squatters)).toBe('signed in');
    const late = await ask('/auth/v1/verify', { body, token: await tokenOf(attacker) });
    expect(late.status).toBe(403);
  });

  test('is not given away by a link type that means something else', async () => {
    const person = await newPerson();
    const email = newAddress();
    await person.client.auth.updateUser({ email });
    const token_hash = new URL(await findMailLink(server.url, email)).searchParams.get(
      'token_hash',
    );
    for (const type of ['signup', 'recovery', 'email', 'magiclink', 'invite']) {
      const opened = await ask('/auth/v1/verify', { body: { type, token_hash } });
      expect([400, 403]).toContain(opened.status);
    }
    expect(await signIn(email, person.password)).toBe('invalid_credentials');
  });
});

describe('requesting a sign-up’s mail again', () => {
  const askAgain = (email: string) => ask('/auth/v1/resend', { body: { type: 'signup', email } });

  test('gives a new link, and the first one opened is the last', async () => {
    const email = newAddress();
    const first = await askForAccount(email, owners);
    expect((await askAgain(email)).status).toBe(200);
    const second = await findMailLink(server.url, email);
    expect(second).not.toBe(first);
    await openMailLink(client(), second, owners);
    expect(await signIn(email, owners)).toBe('signed in');
    await expect(openMailLink(client(), first)).rejects.toMatchObject({ code: 'otp_expired' });
  });

  test('reveals only by mail who has an account, or waits for one', async () => {
    const ada = await newPerson();
    await client().auth.signUp({ email: ada.email, password: squatters });
    const waiting = newAddress();
    await askForAccount(waiting, owners);
    const answers = [];
    for (const email of [ada.email, waiting, newAddress()]) {
      const answer = await askAgain(email);
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await findMailLink(server.url, ada.email)).toContain('type=recovery');
  });

  test('mails nobody who did not sign up', async () => {
    const email = newAddress();
    expect((await askAgain(email)).status).toBe(200);
    await expect(findMailLink(server.url, email)).rejects.toThrow('No mail');
  });

  test('signs in the browser that signed up, and not the one that requested the mail', async () => {
    const verifier = 'v'.repeat(56);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    const email = newAddress();
    await askForAccount(email, squatters);
    const body = { type: 'signup', email, code_challenge, code_challenge_method: 's256' };
    expect((await ask('/auth/v1/resend', { body })).status).toBe(200);
    const auth_code = new URL(await findMailLink(server.url, email)).searchParams.get('token_hash');
    const exchanged = await ask('/auth/v1/token?grant_type=pkce', {
      body: { auth_code, code_verifier: verifier },
    });
    expect(exchanged.status).toBe(403);
  });

  test.each(['recovery', 'email_change', 'magiclink', undefined])(
    '%s: only a sign-up’s',
    async (type) => {
      expect((await ask('/auth/v1/resend', { body: { type, email: newAddress() } })).status).toBe(
        400,
      );
    },
  );
});

describe('a session ends', () => {
  const endings = {
    'by a new password': (person: Person) => person.client.auth.updateUser({ password: owners }),
    'by signing out everywhere': (person: Person) =>
      person.client.auth.signOut({ scope: 'global' }),
    'by signing out all others': (person: Person) =>
      person.client.auth.signOut({ scope: 'others' }),
    'with its account': (person: Person) => person.client.rpc('delete_account'),
  };

  /** What a stolen session could do, and the status that refuses it. */
  const uses = {
    'reading contacts': (token: string) =>
      ask('/rest/v1/business_card_records?select=id', { method: 'GET', token }),
    'calling a function with a blank in the token': (token: string) =>
      ask('/rest/v1/rpc/get_daily_usage', { token: `${token.slice(0, -9)} ${token.slice(-9)}` }),
    'calling a function': (token: string) => ask('/rest/v1/rpc/delete_account', { token }),
    'storing a card': (token: string, id: string) =>
      ask(`/storage/v1/object/vcards/${id}/Ada.vcf`, {
        token,
        headers: { 'content-type': 'text/vcard' },
        body: 'BEGIN:VCARD',
      }),
    'scanning a card': (token: string) => ask('/webhook/business-card', { token }),
    'changing the password': (token: string) =>
      ask('/auth/v1/user', { method: 'PUT', token, body: { password: squatters } }),
    'changing the address': (token: string) =>
      ask('/auth/v1/user', { method: 'PUT', token, body: { email: newAddress() } }),
    'asking who it is': (token: string) => ask('/auth/v1/user', { method: 'GET', token }),
  };

  test.each(Object.entries(endings))(
    '%s: every other session is refused at once',
    async (_, end) => {
      const person = await newPerson();
      const thief = client();
      const { data } = await thief.auth.signInWithPassword(person);
      const stolen = data.session?.access_token ?? '';
      expect((await uses['reading contacts'](stolen)).status).toBe(200);
      const states: string[] = [];
      const channel = thief
        .channel('contacts')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'business_card_records' },
          () => states.push('heard'),
        )
        .subscribe((state) => states.push(state));
      await expect.poll(() => states).toContain('SUBSCRIBED');

      expect((await end(person)).error).toBeNull();

      const answers = Object.fromEntries(
        await Promise.all(
          Object.entries(uses).map(async ([use, ask]) => [
            use,
            (await ask(stolen, person.id)).status,
          ]),
        ),
      );
      expect(answers).toEqual({
        'reading contacts': 401,
        'calling a function with a blank in the token': 401,
        'calling a function': 401,
        'storing a card': 401,
        'scanning a card': 401,
        'changing the password': 403,
        'changing the address': 403,
        'asking who it is': 403,
      });
      expect((await thief.auth.refreshSession()).data.session).toBeNull();
      await expect.poll(() => states).toContain('CHANNEL_ERROR');
      expect(states).not.toContain('heard');
      await thief.removeChannel(channel);
    },
  );

  test('if a refresh token is used twice: its access tokens read nothing anymore', async () => {
    const person = await newPerson();
    const { data } = await person.client.auth.getSession();
    const renew = async (refresh_token: string) => {
      const answer = await ask('/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token },
      });
      return { status: answer.status, session: await answer.json() };
    };
    const stolen = data.session?.refresh_token ?? '';
    const thief = await renew(stolen);
    const again = await renew(thief.session.refresh_token);
    expect(again.status).toBe(200);
    expect((await uses['reading contacts'](again.session.access_token)).status).toBe(200);

    expect(await renew(stolen)).toMatchObject({
      status: 400,
      session: { error_code: 'refresh_token_already_used' },
    });
    const tokens = [data, thief, again].map(({ session }) => session?.access_token ?? '');
    for (const token of tokens) expect((await uses['reading contacts'](token)).status).toBe(401);
    expect((await renew(again.session.refresh_token)).status).toBe(400);
    expect(await signIn(person.email, person.password)).toBe('signed in');
  });

  test('but the session that changed the password continues', async () => {
    const person = await newPerson();
    await person.client.auth.updateUser({ password: owners });
    expect((await uses['reading contacts'](await tokenOf(person))).status).toBe(200);
    expect((await person.client.auth.refreshSession()).error).toBeNull();
  });
});

test('what people say about themselves has a limit', async () => {
  const person = await newPerson();
  const answers = [];
  for (const name of ['a', 'b', 'c']) {
    const { error } = await person.client.auth.updateUser({ data: { [name]: 'x'.repeat(15_000) } });
    answers.push(error?.code ?? 'kept');
  }
  expect(answers).toEqual(['kept', 'kept', 'validation_failed']);
  expect((await person.client.auth.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
});

describe('guessing the content of a mail', () => {
  const token = 'A'.repeat(43);
  test.each([
    { tries: 'six digits', body: { type: 'recovery', email: 'a@b.example', token: '123456' } },
    { tries: 'a hash of six digits', body: { type: 'recovery', token_hash: 'ab'.repeat(32) } },
    { tries: 'six digits as the hash', body: { type: 'recovery', token_hash: '123456' } },
    { tries: 'a made-up token', body: { type: 'recovery', token_hash: token } },
    { tries: 'a new address', body: { type: 'email_change', token_hash: token } },
    { tries: 'a magic link', body: { type: 'magiclink', token_hash: token } },
  ])('$tries opens nothing', async ({ body }) => {
    const answer = await ask('/auth/v1/verify', { body });
    expect([400, 401, 403]).toContain(answer.status);
    expect(await answer.text()).not.toContain('access_token');
  });

  test('a mail contains a link that cannot be guessed, and no code', async () => {
    const email = newAddress();
    const link = await askForAccount(email, owners);
    expect(new URL(link).searchParams.get('token_hash')).toMatch(/^[\w-]{43}$/);
    const inbox = await fetch(`${server.url}/dev/inbox.json`);
    const mail = ((await inbox.json()) as { to: string; text: string; html: string }[]).find(
      ({ to }) => to === email,
    );
    for (const part of [mail?.text, mail?.html]) {
      expect(part?.replaceAll(/token_hash=[\w-]+/g, '')).not.toMatch(/\b\d{6}\b/);
    }
  });

  test('the backend’s own route for links does not exist', async () => {
    const answer = await ask(`/auth/v1/verify?type=recovery&token=${token}`, { method: 'GET' });
    expect(answer.status).toBe(404);
  });
});

describe('guessing a password', () => {
  let slow: StandaloneProcess;
  let ada: Person;
  beforeAll(async () => {
    slow = await runStandalone({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' });
    ada = await signUp(slow.url, slow.secrets.publishableKey);
    expect((await guess('198.51.100.1', ada.password)).status).toBe(200);
    // An attacker with a new address for each try.
    for (let tries = 0; tries < 100; tries += 1) {
      attacks.push((await guess(`203.0.113.${tries}`, `Wrong!${tries}`)).status);
    }
  });
  afterAll(() => discardStandalone(slow));
  const attacks: number[] = [];

  function guess(address: string, password: string) {
    return fetch(`${slow.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: slow.secrets.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ email: ada.email, password }),
    });
  }

  test('a mailbox gets a sign-up mail again five times, from however many addresses it is requested', async () => {
    const sent = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await fetch(`${slow.url}/auth/v1/resend`, {
        method: 'POST',
        headers: {
          apikey: slow.secrets.publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${tries}`,
        },
        body: JSON.stringify({ type: 'signup', email: 'nobody@people.example' }),
      });
      sent.push(answer.status);
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('a hundred guesses from a hundred addresses: most are not even checked', () => {
    expect(attacks.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
    expect(attacks.at(-1)).toBe(429);
  });

  test.each([
    '/auth/v1/token#?grant_type=password',
    '/auth/v1/token?x=1#&grant_type=password',
    '/auth/v1/./token?grant_type=password',
    '/auth/v1/x/../token?grant_type=password',
    '/auth/v1/x\\..\\token?grant_type=password',
  ])('not even the right password opens %s, which no limiter would count', async (target) => {
    const body = JSON.stringify({ email: ada.email, password: ada.password });
    const head = [`POST ${target} HTTP/1.1`, `Content-Length: ${body.length}`];
    head.push(`apikey: ${slow.secrets.publishableKey}`, 'Content-Type: application/json');
    const request = new RawRequest(slow.url, [...head, 'X-Forwarded-For: 192.0.2.1'], body);
    expect(await request.status()).toBe(400);
    request.socket.destroy();
  });

  test('a stolen session cannot guess the old password, and the owner can still sign in', async () => {
    const { data } = await ada.client.auth.getSession();
    const guessing = [];
    for (let tries = 0; tries < 25; tries += 1) {
      const answer = await fetch(`${slow.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: slow.secrets.publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${tries}`,
        },
        body: JSON.stringify({ password: squatters, current_password: `Wrong!${tries}` }),
      });
      guessing.push(answer.status);
    }
    expect(guessing.filter((status) => status === 400)).toHaveLength(20);
    expect(guessing.at(-1)).toBe(429);
  });

  test('nobody can flood another person’s mailbox by changing their address', async () => {
    const asked = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const { error } = await ada.client.auth.updateUser({ email: newAddress() });
      asked.push(error?.status ?? 200);
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('the owner can still sign in from where they did before', async () => {
    expect((await guess('198.51.100.1', ada.password)).status).toBe(200);
  });

  test('from a new place the owner gets in by mail', async () => {
    const refused = await guess('198.51.100.77', ada.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const owner = createTestClient(slow.url, slow.secrets.publishableKey);
    await owner.auth.resetPasswordForEmail(ada.email);
    const { session } = await openMailLink(owner, await findMailLink(slow.url, ada.email));
    expect(session).not.toBeNull();
  });

  test('the owner’s mistakes are limited too', async () => {
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) {
      statuses.push((await guess('198.51.100.1', `Wrong!${tries}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
