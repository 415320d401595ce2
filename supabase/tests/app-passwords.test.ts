import { randomUUID } from 'node:crypto';
import { actAs } from '@cardsift/backend/database/act-as';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DENIED, errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

interface Made {
  id: string;
  user_name: string;
  password: string;
}
interface Opened {
  id: string;
  user_id: string;
  assurance: string;
}

let database: TestDatabase;
let userId: string;
let sessionId: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  userId = await database.addUser();
  sessionId = await openSession(userId);
});

async function openSession(person: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())',
    [id, person],
  );
  return id;
}

/** Runs a statement in the person's session, as a token with these claims would. */
const ask = <Row>(sql: string, values: unknown[] = [], claims: Record<string, unknown> = {}) =>
  database.transaction(async (query) => {
    const all = { sub: userId, role: 'authenticated', session_id: sessionId, ...claims };
    await actAs(query, { role: 'authenticated', userId, claims: all });
    return query<Row>(sql, values);
  });

async function create(name = 'Phone', claims: Record<string, unknown> = {}): Promise<Made> {
  const [made] = await ask<Made>('select * from public.create_app_password($1)', [name], claims);
  if (!made) throw new Error('nothing was made');
  return made;
}

const open = (password: string, client = 'DAVx5/4.5') =>
  database.queryAs<Opened>('service_role', 'select * from public.open_app_password($1, $2)', [
    password,
    client,
  ]);

const addFactor = () =>
  database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
     values (gen_random_uuid(), $1, 'totp', 'verified', '')`,
    [userId],
  );

test('a password is shown once, has 24 clear letters, and opens its person’s address book', async () => {
  const { id, user_name, password } = await create();
  expect(password).toMatch(/^[a-km-np-z2-9]{4}(?:-[a-km-np-z2-9]{4}){5}$/);
  expect(user_name).toBe(`${userId}@people.example`);
  expect(await open(password)).toEqual([{ id, user_id: userId, assurance: 'aal1' }]);
});

test('every password is different, and uses all 32 letters', async () => {
  const made = await database.query<{ password: string }>(
    'select private.make_app_password() as password from generate_series(1, 200)',
  );
  expect(new Set(made.map(({ password }) => password)).size).toBe(200);
  const letters = new Set(made.map(({ password }) => password.replaceAll('-', '')).join(''));
  expect(letters.size).toBe(32);
});

test('it may be typed without hyphens, in capitals and with spaces', async () => {
  const { id, password } = await create();
  const typed = ` ${password.replaceAll('-', ' ').toUpperCase()}`;
  expect((await open(typed)).map((row) => row.id)).toEqual([id]);
});

test('no table contains its letters, and nobody can read its hash', async () => {
  const { password } = await create();
  const bare = password.replaceAll('-', '');
  const rows = await database.query<{ text: string }>(
    `select known::text || encode(hash, 'escape') as text from public.app_passwords as known
     join private.app_password_hashes on app_password_id = known.id where user_id = $1`,
    [userId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(password);
  expect(rows[0]?.text).not.toContain(bare);
  expect(await errorCode(ask('select * from private.app_password_hashes'))).toBe(DENIED);
});

test.each(['', 'aaaa-aaaa-aaaa-aaaa-aaaa-aaaa', 'x'.repeat(400)])(
  '«%s» opens nothing',
  async (wrong) => {
    await create();
    expect(await open(wrong)).toEqual([]);
  },
);

test('only the server may ask what a password opens', async () => {
  const { password } = await create();
  const attempt = ask('select * from public.open_app_password($1, null)', [password]);
  expect(await errorCode(attempt)).toBe(DENIED);
});

const isProject = Boolean(process.env.SUPABASE_TEST_PROJECT);
/** Makes the person's session older than a proof may be. */
const ageSession = () =>
  database.query(
    `update auth.sessions set created_at = now() - interval '16 minutes' where id = $1`,
    [sessionId],
  );

test('an old session cannot make one', async () => {
  await ageSession();
  expect(await errorCode(create())).toBe('PGRST');
});

// A Supabase project has no such proofs. There, people sign in again.
test.skipIf(isProject)(
  'an old session can make one once the account’s password was given in it',
  async () => {
    await ageSession();
    await database.query('insert into auth.owner_proofs (session_id) values ($1)', [sessionId]);
    expect(await errorCode(create())).toBeUndefined();
  },
);

test('a token that names no session cannot make one', async () => {
  const attempt = database.queryAs({ userId }, `select public.create_app_password('Phone')`);
  expect(await errorCode(attempt)).toBe('PGRST');
});

test.each(['', '   ', 'x'.repeat(101)])('a name such as «%s» is refused', async (name) => {
  expect(await errorCode(create(name))).toBe('22023');
});

test('an account has at most twenty', async () => {
  for (let n = 0; n < 20; n += 1) await create(`Phone ${n}`);
  expect(await errorCode(create('One more'))).toBe('PGRST');
});

test('a revoked one opens nothing, nor does a token that was made with it', async () => {
  const { id, password } = await create();
  const claims = { session_id: undefined, app_password: id };
  const count = () => ask('select from public.app_passwords', [], claims);
  expect(await count()).toHaveLength(1);
  expect(await ask('select public.revoke_app_password($1) as found', [id])).toEqual([
    { found: true },
  ]);
  expect(await open(password)).toEqual([]);
  expect(await count()).toEqual([]);
  expect(await ask('select public.revoke_app_password($1) as found', [id])).toEqual([
    { found: false },
  ]);
});

test('nobody can revoke another person’s', async () => {
  const { id, password } = await create();
  userId = await database.addUser();
  sessionId = await openSession(userId);
  expect(await ask('select public.revoke_app_password($1) as found', [id])).toEqual([
    { found: false },
  ]);
  expect(await open(password)).toHaveLength(1);
});

test('one that was made before a second factor opens nothing afterwards', async () => {
  const { password } = await create();
  await addFactor();
  expect(await open(password)).toEqual([]);
});

test('with a second factor, only a session that gave it can make one, which stays valid', async () => {
  await addFactor();
  expect(await errorCode(create())).toBe(DENIED);
  const { password } = await create('Phone', { aal: 'aal2' });
  expect(await open(password)).toMatchObject([{ assurance: 'aal2' }]);
});

test('a new password of the account revokes all, and setting the same one revokes none', async () => {
  const { password } = await create();
  const set = (hash: string) =>
    database.query('update auth.users set encrypted_password = $2 where id = $1', [userId, hash]);
  await database.query('update auth.users set updated_at = now() where id = $1', [userId]);
  expect(await open(password)).toHaveLength(1);
  await set('another hash');
  expect(await open(password)).toEqual([]);
});

test('its list says when and by what it was last used', async () => {
  const { password } = await create(' My phone ');
  const list = () =>
    ask<{ name: string; client: string | null; used: boolean }>(
      'select name, last_client as client, last_used_at is not null as used from public.app_passwords',
    );
  expect(await list()).toEqual([{ name: 'My phone', client: null, used: false }]);
  await open(password, 'iOS/26.1 (23B85) dataaccessd/1.0');
  expect(await list()).toEqual([
    { name: 'My phone', client: 'iOS/26.1 (23B85) dataaccessd/1.0', used: true },
  ]);
});
