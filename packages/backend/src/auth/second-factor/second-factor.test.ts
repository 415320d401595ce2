import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestClient,
  findMailLink,
  openMailLink,
  type Person,
  signUp,
} from '../../testing/sign-up.ts';
import { startTestBackend } from '../../testing/start-test-backend.ts';
import type { AuthParts } from '../auth-parts.ts';
import { authRoutes } from '../auth-routes.ts';
import { createFactorSecrets } from '../factor-secrets.ts';

/** A second factor, requested as supabase-js does; and attempts to get around it. */

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let ada: Person;
let factor: { id: string; secret: string };
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  ada = await newPerson();
  await contacts(ada.client).insert({ user_id: ada.id, full_name: 'Grace' }).throwOnError();
  factor = await setUp(ada);
});

type Client = Person['client'];

const newPerson = () => signUp(backend.access.url, backend.access.publishableKey);
const newClient = () => createTestClient(backend.access.url, backend.access.publishableKey);
const contacts = (client: Client) => client.from('business_card_records');
const codeOf = (secret: string) => new TOTP({ secret }).generate();
const wrongCodeOf = (secret: string) => {
  const codes = [-1, 0, 1].map((step) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 }),
  );
  return codes.includes('000000') ? '999999' : '000000';
};
const give = (client: Client, code: string, factorId = factor.id) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });
/** As if the last code had been given long ago, so that no test waits for the next one. */
const letTimePass = () => backend.database.query('update auth.mfa_factors set last_step = 0');

async function enroll(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Cardsift' });
  if (error) throw error;
  return { id: data.id, ...data.totp };
}

async function setUp({ client }: Person) {
  const { id, secret } = await enroll(client);
  const { error } = await give(client, codeOf(secret), id);
  expect(error).toBeNull();
  await letTimePass();
  return { id, secret };
}

/** Signs in with the password alone. */
async function signInAgain({ email, password }: Person): Promise<Client> {
  const client = newClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

async function levels(client: Client) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

test('a factor can be set up, is requested at the next sign-in, is kept by a refreshed token, and can be removed', async () => {
  expect(await levels(ada.client)).toEqual(['aal2', 'aal2']);
  const client = await signInAgain(ada);
  expect(await levels(client)).toEqual(['aal1', 'aal2']);
  const { data: listed } = await client.auth.mfa.listFactors();
  expect(listed?.totp).toMatchObject([{ id: factor.id, status: 'verified' }]);
  expect(JSON.stringify(listed)).not.toContain('secret');

  expect((await give(client, codeOf(factor.secret))).error).toBeNull();
  expect(await levels(client)).toEqual(['aal2', 'aal2']);
  await client.auth.refreshSession();
  expect(await levels(client)).toEqual(['aal2', 'aal2']);
  expect((await contacts(client).select('full_name')).data).toEqual([{ full_name: 'Grace' }]);

  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await levels(client)).toEqual(['aal1', 'aal1']);
  const later = await signInAgain(ada);
  expect((await contacts(later).select('full_name')).data).toHaveLength(1);
});

test('the code for the app is drawn, and names the account', async () => {
  const { qr_code, uri } = await enroll(ada.client);
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>\s*$/);
  expect(decodeURIComponent(uri)).toContain(`Cardsift:${ada.email}`);
});

describe('a session that was left open', () => {
  /** As if everybody had signed in, and last given their password, this long ago. */
  const age = async (interval: string) => {
    await backend.database.query('update auth.sessions set created_at = now() - $1::interval', [
      interval,
    ]);
    await backend.database.query('update auth.owner_proofs set proven_at = now() - $1::interval', [
      interval,
    ]);
  };
  const prove = (client: Client, current_password: string) =>
    client.auth.updateUser({ current_password });

  test('cannot set up an app, and so cannot lock its owner out', async () => {
    const grace = await newPerson();
    await age('15 minutes');
    await expect(enroll(grace.client)).rejects.toMatchObject({ code: 'current_password_required' });
    const { error } = await prove(grace.client, 'Wrong!98765');
    expect(error?.code).toBe('current_password_invalid');
    await expect(enroll(grace.client)).rejects.toMatchObject({ code: 'current_password_required' });
    expect((await prove(grace.client, grace.password)).error).toBeNull();
    expect((await setUp(grace)).id).toBeTruthy();
  });

  test('cannot remove an app from the account', async () => {
    await age('15 minutes');
    const remove = () => ada.client.auth.mfa.unenroll({ factorId: factor.id });
    expect((await remove()).error?.code).toBe('current_password_required');
    expect((await prove(ada.client, ada.password)).error).toBeNull();
    expect((await remove()).error).toBeNull();
  });

  test('gains nothing from a password that was given in another session, or long ago', async () => {
    const grace = await newPerson();
    const elsewhere = await signInAgain(grace);
    await age('1 day');
    expect((await prove(elsewhere, grace.password)).error).toBeNull();
    await expect(enroll(grace.client)).rejects.toMatchObject({ code: 'current_password_required' });
    await age('15 minutes');
    await expect(enroll(elsewhere)).rejects.toMatchObject({ code: 'current_password_required' });
  });

  test('of a person without a password proves nothing with an empty one', async () => {
    const grace = await newPerson();
    await backend.database.query('update auth.users set encrypted_password = null where id = $1', [
      grace.id,
    ]);
    await age('1 day');
    expect((await prove(grace.client, '')).error?.code).toBe('current_password_invalid');
  });

  test('can abandon an unfinished set-up', async () => {
    const { id } = await enroll(ada.client);
    await age('1 day');
    expect((await ada.client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  });
});

describe('a password without the second factor', () => {
  let thief: Client;
  beforeEach(async () => {
    thief = await signInAgain(ada);
  });

  test('cannot read, write or call anything', async () => {
    const insufficient = { status: 403, error: { code: 'insufficient_aal' } };
    expect(await contacts(thief).select('*')).toMatchObject(insufficient);
    expect(await contacts(thief).insert({ user_id: ada.id })).toMatchObject(insufficient);
    expect(await thief.rpc('delete_account')).toMatchObject(insufficient);
    expect(await thief.rpc('get_daily_usage', { user_uuid: ada.id })).toMatchObject(insufficient);
  });

  test('cannot store, list, replace or remove a card', async () => {
    const path = `${ada.id}/Ada.vcf`;
    const store = (client: Client, text: string) =>
      client.storage
        .from('vcards')
        .upload(path, Buffer.from(text), { contentType: 'text/vcard', upsert: true });
    expect((await store(ada.client, 'BEGIN:VCARD')).error).toBeNull();
    const cards = thief.storage.from('vcards');
    expect((await store(thief, 'stolen')).error).not.toBeNull();
    expect((await cards.list(ada.id)).error).not.toBeNull();
    expect((await cards.move(path, `${ada.id}/b.vcf`)).error).not.toBeNull();
    expect((await cards.remove([path])).error).not.toBeNull();
    const kept = await ada.client.storage.from('vcards').download(path);
    expect(await kept.data?.text()).toBe('BEGIN:VCARD');
  });

  test('receives no change', async () => {
    const told = await new Promise<string>((resolve) => {
      thief
        .channel('contacts')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'business_card_records' },
          () => resolve('a change'),
        )
        .subscribe((status) => status !== 'CLOSED' && resolve(status));
    });
    expect(told).toBe('CHANNEL_ERROR');
    await thief.removeAllChannels();
  });

  test('cannot change password, address, name or factors', async () => {
    const changes = [
      { password: 'Difference-Engine-2' },
      { email: 'eve@people.example', current_password: ada.password },
      { data: { name: 'Eve' } },
    ];
    for (const change of changes) {
      expect((await thief.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
    }
    const { mfa } = thief.auth;
    expect((await mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
    expect((await mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
  });

  test('gains nothing if its session is raised later', async () => {
    const { data } = await thief.auth.getSession();
    const copy = data.session?.access_token ?? '';
    expect((await give(thief, codeOf(factor.secret))).error).toBeNull();
    const answer = await fetch(`${backend.access.url}/rest/v1/business_card_records?select=*`, {
      headers: { apikey: backend.access.publishableKey, authorization: `Bearer ${copy}` },
    });
    expect(answer.status).toBe(403);
    const refreshed = await newClient().auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(refreshed.data.session).toBeNull();
  });

  test('is signed out everywhere once the owner gives the code', async () => {
    const owner = await signInAgain(ada);
    expect((await give(owner, codeOf(factor.secret))).error).toBeNull();
    expect((await thief.auth.getUser()).error).not.toBeNull();
  });

  test('cannot be replaced by the link of “Forgot your password?”', async () => {
    await thief.auth.resetPasswordForEmail(ada.email);
    await openMailLink(thief, await findMailLink(backend.access.url, ada.email));
    const attempt = await thief.auth.updateUser({ password: 'Difference-Engine-2' });
    expect(attempt.error?.code).toBe('insufficient_aal');
    expect((await give(thief, codeOf(factor.secret))).error).toBeNull();
    const allowed = await thief.auth.updateUser({ password: 'Difference-Engine-2' });
    expect(allowed.error).toBeNull();
  });
});

describe('a code', () => {
  test('can be used once', async () => {
    const code = codeOf(factor.secret);
    expect((await give(await signInAgain(ada), code)).error).toBeNull();
    const again = await give(await signInAgain(ada), code);
    expect(again.error?.code).toBe('mfa_verification_failed');
  });

  test('of another person’s factor opens nothing and does not change that factor', async () => {
    const eve = await newPerson();
    const code = codeOf(factor.secret);
    expect((await give(eve.client, code)).error?.code).toBe('mfa_factor_not_found');
    const { error } = await eve.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(error?.code).toBe('mfa_factor_not_found');
    const evesFactor = await setUp(eve);
    const evesCode = codeOf(evesFactor.secret);
    const thief = await signInAgain(ada);
    const attempt = await give(thief, evesCode, evesFactor.id);
    expect(attempt.error?.code).toBe('mfa_factor_not_found');
  });

  test('has six digits', async () => {
    const client = await signInAgain(ada);
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', '000000\0']) {
      expect((await give(client, code)).error).not.toBeNull();
    }
    expect(await levels(client)).toEqual(['aal1', 'aal2']);
  });

  test('requires a challenge of this session, which expires', async () => {
    const [one, other] = [await signInAgain(ada), await signInAgain(ada)];
    const { data } = await other.auth.mfa.challenge({ factorId: factor.id });
    const challenge = { factorId: factor.id, challengeId: data?.id ?? '' };
    const verify = (client: Client) =>
      client.auth.mfa.verify({ ...challenge, code: codeOf(factor.secret) });
    expect((await verify(one)).error?.code).toBe('mfa_challenge_expired');
    await backend.database.query(
      `update auth.mfa_challenges set created_at = now() - interval '6 minutes'`,
    );
    expect((await verify(other)).error?.code).toBe('mfa_challenge_expired');
  });

  test('cannot be guessed: after a hundred wrong ones not even the right one is accepted', async () => {
    const client = await signInAgain(ada);
    expect((await give(client, wrongCodeOf(factor.secret))).error?.code).toBe(
      'mfa_verification_failed',
    );
    const failures = () =>
      backend.database.query('select failures from auth.mfa_factors where id = $1', [factor.id]);
    expect(await failures()).toEqual([{ failures: 1 }]);
    await backend.database.query('update auth.mfa_factors set failures = 99');
    await give(client, wrongCodeOf(factor.secret));
    const right = await give(client, codeOf(factor.secret));
    expect(right.error?.code).toBe('mfa_verification_rejected');
    await backend.database.query('update auth.mfa_factors set failures = 99');
    expect((await give(client, codeOf(factor.secret))).error).toBeNull();
    expect(await failures()).toEqual([{ failures: 0 }]);
  });
});

test('an unfinished set-up requires no code, and ends when another set-up is finished', async () => {
  const eve = await newPerson();
  const abandoned = await enroll(eve.client);
  expect(await levels(await signInAgain(eve))).toEqual(['aal1', 'aal1']);
  const { id } = await setUp(eve);
  const { data } = await eve.client.auth.mfa.listFactors();
  expect(data?.all.map((each) => each.id)).toEqual([id]);
  expect(id).not.toBe(abandoned.id);
});

test('an account has at most ten factors', async () => {
  for (let count = 1; count < 10; count += 1) await enroll(ada.client);
  await expect(enroll(ada.client)).rejects.toMatchObject({
    code: 'too_many_enrolled_mfa_factors',
  });
});

test('secrets cannot be read in the database, nor with another key or for another factor', async () => {
  const [row] = await backend.database.query<{ secret: string }>(
    'select secret from auth.mfa_factors where id = $1',
    [factor.id],
  );
  const sealed = row?.secret ?? '';
  expect(sealed).not.toContain(factor.secret);
  const secrets = createFactorSecrets(backend.access.jwtSecret);
  expect(secrets.open(factor.id, sealed)).toBe(factor.secret);
  expect(secrets.open(ada.id, sealed)).toBeUndefined();
  expect(createFactorSecrets('another key').open(factor.id, sealed)).toBeUndefined();
  expect(secrets.open(factor.id, 'short')).toBeUndefined();
});

test('guesses are counted by account, from all addresses, before anything is asked', async () => {
  const counted: unknown[] = [];
  const parts = {
    jwtSecret: backend.access.jwtSecret,
    stateOf: async () => 'lacks_second_factor',
    guessLimiter: {
      async count(guess) {
        counted.push(guess);
        return 61;
      },
      async release() {},
    },
  } as Partial<AuthParts> as AuthParts;
  const { data } = await ada.client.auth.getSession();
  const answer = await authRoutes(parts).request(
    `/auth/v1/factors/${factor.id}/verify`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ challenge_id: factor.id, code: '123456' }),
    },
    { clientAddress: '203.0.113.1' },
  );
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '61']);
  expect(counted).toMatchObject([{ email: `second factor ${ada.id}`, isKnown: false }]);
});
