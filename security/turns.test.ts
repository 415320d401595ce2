import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** One person sends very many requests at once. How long do all others wait? */

let server: StandaloneProcess;
let eve: Person;
let ada: Person;
beforeAll(async () => {
  server = await runStandalone({ TRUST_PROXY: 'true', LOG_LEVEL: 'info' });
  const { publishableKey } = server.secrets;
  [eve, ada] = await Promise.all([
    signUp(server.url, publishableKey),
    signUp(server.url, publishableKey),
  ]);
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    user_id: eve.id,
    full_name: `Contact ${index}`,
    notes: 'x'.repeat(1_000),
  }));
  for (const half of [rows.slice(0, 500), rows.slice(500)]) {
    await eve.client.from('business_card_records').insert(half).throwOnError();
  }
});
afterAll(() => discardStandalone(server));

const contacts = 'business_card_records?select=*&order=notes,created_at.desc';

async function ask(path: string, token?: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: server.secrets.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
}

async function tokenOf({ client }: Person): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

/** Sends many requests at once. `first` resolves when one of them is answered. */
function flood(times: number, path: string, token?: string, init?: RequestInit) {
  const first = Promise.withResolvers<void>();
  const all = Array.from({ length: times }, async () => {
    const answer = await ask(path, token, init);
    first.resolve();
    await answer.arrayBuffer();
    return answer;
  });
  return { first: first.promise, all: Promise.all(all) };
}

/** What somebody else asks meanwhile, who has one: the log tells it from the lists. */
const OTHER = 'profiles?select=id';

/** A line of the server's log. */
interface Logged {
  path: string;
  status: number;
  /** When it was answered, in milliseconds, and how many it took. */
  at: number;
  ms: number;
}

/** What the server has answered since, in its order. */
const logged = (since: number): Logged[] =>
  server
    .output()
    .slice(since)
    .split('\n')
    // The last one may be incomplete.
    .slice(0, -1)
    .filter((line) => line.startsWith('{') && line.includes('"ms":'))
    .map((line) => JSON.parse(line))
    .map(({ time, ...rest }) => ({ ...rest, at: Date.parse(time) }));

/**
 * How many lists were served between the arrival and the answer of other requests, by the server's clock: this process
 * may be so slow that it hears of answers long after.
 */
async function countListsMeanwhile(since: number, requests: number): Promise<number> {
  const others = () => logged(since).filter(({ path }) => path === '/rest/v1/profiles');
  await expect.poll(others).toHaveLength(requests);
  const lists = logged(since).filter(
    ({ path, status }) => path === '/rest/v1/business_card_records' && status === 200,
  );
  const meanwhile = others().map(
    ({ at, ms }) => lists.filter((list) => list.at > at - ms && list.at < at).length,
  );
  return meanwhile.reduce((sum, count) => sum + count, 0);
}

test('another person is answered before a hundred lists of one account', async () => {
  const [evil, good] = await Promise.all([tokenOf(eve), tokenOf(ada)]);
  const since = server.output().length;
  const { first, all } = flood(100, contacts, evil);
  await first;
  // As when a page is opened: several queries, one after the other.
  for (let time = 0; time < 3; time += 1) {
    expect((await ask(OTHER, good)).status).toBe(200);
  }
  const answers = await all;
  expect(await countListsMeanwhile(since, 3)).toBeLessThan(20);
  // This many of one person's requests wait. The others are told when to try again.
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('x-sb-error-code')).toBe('too_many_waiting');
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(60);
});

test('three hundred queries from one address keep no member waiting, nor other addresses', async () => {
  const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const good = await tokenOf(ada);
  const since = server.output().length;
  const { first, all } = flood(300, contacts, undefined, at('203.0.113.9'));
  await first;
  expect((await ask(OTHER, good)).status).toBe(200);
  expect((await ask(OTHER, undefined, at('203.0.113.10'))).status).toBe(200);
  await all;
  expect(await countListsMeanwhile(since, 2)).toBeLessThan(20);
});

test('a client that hangs up gives its turns back', async () => {
  const [evil, good] = await Promise.all([tokenOf(eve), tokenOf(ada)]);
  const leaving = new AbortController();
  const { first, all } = flood(60, contacts, evil, { signal: leaving.signal });
  const left = expect(all).rejects.toThrow();
  await first;
  leaving.abort();
  await left;
  expect((await ask('business_card_records?select=id&limit=1', good)).status).toBe(200);
  await expect.poll(() => server.output().match(/"status":499/g)?.length ?? 0).toBeGreaterThan(20);
});

test('only a person whose time is used up is told when to try again', async () => {
  const strict = await runStandalone({ RATE_LIMIT_FACTOR: '0.001', TRUST_PROXY: 'true' });
  try {
    const { url, secrets } = strict;
    const visitor = (address: string) =>
      fetch(`${url}/rest/v1/business_card_records?select=id`, {
        headers: { apikey: secrets.publishableKey, 'x-forwarded-for': address },
      });
    let answer = await visitor('203.0.113.1');
    for (let time = 0; time < 200 && answer.status === 200; time += 1) {
      answer = await visitor('203.0.113.1');
    }
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: 'over_time_budget' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor('203.0.113.2')).status).toBe(200);
    // If renewing a session is refused with a status below 500, the page deletes the session.
    const renewal = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      body: JSON.stringify({ refresh_token: 'x' }),
      headers: {
        apikey: secrets.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.1',
      },
    });
    expect(renewal.status).toBe(503);
    expect(Number(renewal.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await discardStandalone(strict);
  }
});

test.each<[what: string, body: string, type?: string]>([
  ['300,000 empty rows', `[${'{},'.repeat(300_000)}{}]`],
  ['a million lists in each other', '['.repeat(1_000_000)],
  ['80,000 columns', `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`)}}`],
  ['500,000 rows of CSV', `full_name\n${'a\n'.repeat(500_000)}`, 'text/csv'],
])('%s are not even parsed', async (_, body, type) => {
  const init = { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) };
  const answer = await ask('business_card_records', await tokenOf(eve), init);
  const { code } = (await answer.json()) as { code: string };
  expect([answer.status, code]).toEqual([400, type ? 'not_offered' : 'query_too_complex']);
});

test('a visitor, who has nothing to store, may send little', async () => {
  const body = JSON.stringify({ full_name: 'x'.repeat(17_000) });
  const answer = await ask('business_card_records', undefined, { method: 'POST', body });
  expect(answer.status).toBe(413);
});

test('a long URL is refused, and one with deeply nested parentheses', async () => {
  const token = await tokenOf(eve);
  expect((await ask(`business_card_records?select=${'a,'.repeat(4_200)}a`, token)).status).toBe(
    414,
  );
  const deep = `${'a('.repeat(2_000)}b${')'.repeat(2_000)}`;
  expect((await ask(`business_card_records?select=${deep}`, token)).status).toBe(400);
});
