import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Query, SqlDatabase } from '../database/sql-database.ts';
import { openMigratedDatabase } from '../testing/migrated-database.ts';
import { createAccount, KnownAddresses } from './accounts.ts';
import type { AuthEnv } from './auth-parts.ts';
import { authRoutes } from './auth-routes.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import { createGuessLimiter } from './guess-limiter.ts';
import { createMailLimiter } from './mails/mail-limiter.ts';
import { createPasswords } from './passwords.ts';

/**
 * Equal work means that response times do not reveal who has an account. So the test counts the work
 * and reads no clock.
 */
let work = { hashes: 0, comparisons: 0, statements: 0 };
let database: SqlDatabase;
let routes: ReturnType<typeof authRoutes>;

const known = 'known@people.example';
const waiting = 'waiting@people.example';
const unknown = 'unknown@people.example';
const password = 'Analytical!1843';

/**
 * Hashing that takes no time. It waits for a turn at the database, which would deadlock if the caller
 * held one.
 */
const hashing = {
  async hash(text: string) {
    work.hashes += 1;
    await database.exclusively(async () => undefined);
    return `hash of ${text}`;
  },
  async compare(text: string, hash: string) {
    work.comparisons += 1;
    await database.exclusively(async () => undefined);
    return hash === `hash of ${text}`;
  },
};

function counted(query: Query): Query {
  return (sql, parameters) => {
    work.statements += 1;
    return query(sql, parameters);
  };
}

beforeAll(async () => {
  const opened = await openMigratedDatabase();
  database = {
    ...opened,
    query: counted(opened.query),
    transaction: (run) => opened.transaction((query) => run(counted(query))),
  };
  const often = { requests: 1000, seconds: 60 };
  routes = authRoutes({
    database,
    passwords: createPasswords(10, hashing),
    guessLimiter: createGuessLimiter({ known: often, strange: often }),
    mailLimiter: createMailLimiter(often),
    knownAddresses: new KnownAddresses('any key'),
    sendMail: async () => undefined,
    service: async () => Response.json({}),
    jwtSecret: 'any secret that is long enough for HS256',
    stateOf: async () => 'live',
    factorSecrets: createFactorSecrets('any key'),
    publishableKey: 'key',
    origins: [],
  });
  await createAccount(database.query, {
    email: known,
    passwordHash: `hash of ${password}`,
    metadata: {},
  });
  await ask('/signup', { email: waiting, password });
});
afterAll(() => database.close());
beforeEach(() => {
  work = { hashes: 0, comparisons: 0, statements: 0 };
});

async function ask(path: string, body: object) {
  const bindings: AuthEnv['Bindings'] = { clientAddress: '203.0.113.1' };
  const answer = await routes.request(
    `/auth/v1${path}`,
    { method: 'POST', headers: { apikey: 'key' }, body: JSON.stringify(body) },
    bindings,
  );
  return answer.status;
}

describe.each([
  ['sign-up', '/signup', { password: 'Other!98765' }, { hashes: 1, comparisons: 0 }],
  ['recovery', '/recover', {}, { hashes: 0, comparisons: 0 }],
  ['a mail once more', '/resend', { type: 'signup' }, { hashes: 0, comparisons: 0 }],
  [
    'a wrong password',
    '/token?grant_type=password',
    { password: 'Wrong!98765' },
    { hashes: 0, comparisons: 2 },
  ],
])('%s', (_, path, body, expected) => {
  test('takes the same work for known, waiting and unknown addresses', async () => {
    const seen = [];
    for (const email of [known, waiting, unknown]) {
      work = { hashes: 0, comparisons: 0, statements: 0 };
      seen.push({ status: await ask(path, { email, ...body }), ...work });
    }
    expect(seen[0]).toMatchObject(expected);
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  });
});

test('nobody who waits for the database also waits for the hashing of another person’s password', async () => {
  // `hashing` asks for the same turn. Inside of one it would wait for itself, and this request would
  // never end.
  expect(await ask('/signup', { email: unknown, password })).toBe(200);
  expect(await ask('/token?grant_type=password', { email: known, password })).toBe(200);
});
