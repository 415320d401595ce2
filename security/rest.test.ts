import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Attacks on rows: what a person with an account sends to `/rest/v1`, and what happens. */

let server: StandaloneProcess;
let eve: Person;
let token: string;
beforeAll(async () => {
  server = await runStandalone();
  eve = await signUp(server.url, server.secrets.publishableKey);
  token = (await eve.client.auth.getSession()).data.session?.access_token ?? '';
  await eve.client
    .from('business_card_records')
    .insert({ user_id: eve.id, full_name: 'Eve', notes: 'a'.repeat(2001) })
    .throwOnError();
});
afterAll(() => discardStandalone(server));

interface Answer {
  status: number;
  code: string | undefined;
  text: string;
}

async function ask(query: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${server.url}/rest/v1/${query}`, {
    ...init,
    headers: {
      apikey: server.secrets.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
  const text = await answer.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
  return { status: answer.status, code, text };
}

const contacts = 'business_card_records';
const endless = encodeURIComponent(String.raw`^(a*)(a*)(a*)(a*)\1\2\3\4$`);
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(',');
const nest = (depth: number): string => (depth === 0 ? 'a.eq.1' : `or(${nest(depth - 1)},b.eq.1)`);

test.each<[attack: string, query: string, init?: RequestInit]>([
  ['a regular expression that never ends', `${contacts}?notes=match.${endless}`],
  ['… without case', `${contacts}?notes=imatch.${endless}`],
  ['… denied', `${contacts}?notes=not.match.${endless}`],
  ['… in “or”', `${contacts}?or=(org.eq.x,notes.match.a)`],
  ['… in “and”', `${contacts}?and=(org.eq.x,notes.imatch.a)`],
  ['… in “not.or”', `${contacts}?not.or=(notes.match.a)`],
  [
    '… deep within',
    `${contacts}?or=(org.eq.x,and(title.eq.x,not.or(phone.eq.1,notes.not.match.a)))`,
  ],
  ['… as one of a list', `${contacts}?notes=match(any).{a,b}`],
  ['… as all of a list', `${contacts}?notes=imatch(all).{a,b}`],
  ['… spelt in percents', `${contacts}?notes=%6d%61%74%63%68.a`],
  ['… with a column spelt in percents', `${contacts}?%6eotes=match.a`],
  ['… twice for one column', `${contacts}?notes=eq.a&notes=match.a`],
  ['… on a part of a document', `${contacts}?details->>note=match.a`],
  [
    '… on an embedded table',
    `${contacts}?select=id,linkedin_enrichments(id)&linkedin_enrichments.description=match.a`,
  ],
  [
    '… on one in “or”',
    `${contacts}?select=id,linkedin_enrichments(id)&linkedin_enrichments.or=(description.match.a)`,
  ],
  ['… under its alias', `${contacts}?select=id,l:linkedin_enrichments(id)&l.description=match.a`],
  ['… in a change', `${contacts}?notes=match.a`, { method: 'PATCH', body: '{"title":"x"}' }],
  ['… in a deletion', `${contacts}?notes=match.a`, { method: 'DELETE' }],
  [
    '… on what a function gives',
    'rpc/get_daily_usage?current_count=match.a',
    { method: 'POST', body: '{"user_uuid":"00000000-0000-0000-0000-000000000000"}' },
  ],
  ['full-text search', `${contacts}?notes=fts.a`],
  ['… as the web knows it', `${contacts}?notes=wfts(english).a`],
  ['a pattern', `${contacts}?notes=like.*${'a'.repeat(7000)}b`],
  ['… without case', `${contacts}?notes=not.ilike.*${'a'.repeat(7000)}b`],
  ['a list of patterns', `${contacts}?notes=like(any).{*a*,*b*}`],
  ['one column under 400 names', `${contacts}?select=${many(400, (index) => `a${index}:details`)}`],
  ['… and its parts', `${contacts}?select=${many(300, (index) => `a${index}:details->x`)}`],
  ['a path of 500 steps', `${contacts}?select=details${'->a'.repeat(500)}`],
  ['… to compare', `${contacts}?details${'->a'.repeat(500)}=eq.1`],
  ['… to sort by', `${contacts}?order=details${'->a'.repeat(500)}`],
  ['a cast', `${contacts}?select=full_name::regclass`],
  [
    'tables within tables',
    `${contacts}?select=id,linkedin_enrichments(id,business_card_records(id,linkedin_enrichments(id)))`,
  ],
  [
    'one table many times',
    `${contacts}?select=${many(10, (index) => `t${index}:linkedin_enrichments(id)`)}`,
  ],
  ['a list of 1,500 values', `${contacts}?org=in.(${many(1500, String)})`],
  ['conditions 200 deep', `${contacts}?or=(${nest(200)})`],
  ['500 conditions', `${contacts}?or=(${many(500, (index) => `org.eq.${index}`)})`],
  ['sorting by 100 columns', `${contacts}?order=${many(100, () => 'notes')}`],
  ['a billion rows skipped', `${contacts}?offset=1000000000`],
  ['a count that is guessed', contacts, { headers: { prefer: 'count=planned' } }],
  ['… estimated', contacts, { headers: { prefer: 'count=estimated' } }],
  ['… after an honest one', contacts, { headers: { prefer: 'count=exact, count=planned' } }],
  [
    '… of a change',
    `${contacts}?org=eq.x`,
    {
      method: 'PATCH',
      body: '{"title":"x"}',
      headers: { prefer: 'return=minimal,count=estimated' },
    },
  ],
  [
    '2,000 rows in one insert',
    contacts,
    { method: 'POST', body: `[${many(2000, () => '{"full_name":"x"}')}]` },
  ],
])('%s is refused', async (_, query, init) => {
  const { status, code, text } = await ask(query, init);
  expect([status, code], text).toEqual([
    expect.toSatisfy((value: number) => value === 400 || value === 413),
    expect.toSatisfy((value) =>
      ['not_offered', 'query_too_complex', 'too_many_rows'].includes(value),
    ),
  ]);
});

test.each<[name: string, query: string, init?: RequestInit]>([
  ['alternatives', `${contacts}?select=id&or=(email.is.null,and(org.eq.x,phone.eq.1))`],
  [
    'an honest count',
    `${contacts}?select=id`,
    { method: 'GET', headers: { prefer: 'count=exact' } },
  ],
  ['an embedded table', `${contacts}?select=id,linkedin_enrichments(id)&order=created_at.desc,id`],
])('what is useful still works: %s', async (_, query, init) => {
  expect((await ask(query, init)).status).toBeLessThan(300);
});

const letters = (count: number) => 'x'.repeat(count);

test.each<[what: string, row: object]>([
  ['a name of 600 letters', { full_name: letters(600) }],
  ['notes of 200 kB', { notes: letters(200_000) }],
  ['tags of 200 kB', { tags: [letters(200_000)] }],
  ['20,000 tags', { tags: Array.from({ length: 20_000 }, String) }],
  ['a confidence of 200 kB', { confidence: letters(200_000) }],
  ['an evidence of 200 kB', { evidence: { a: letters(200_000) } }],
  ['details of 200 kB', { details: { a: letters(200_000) } }],
  ['hashtags of 200 kB', { hashtags: letters(200_000) }],
])('%s is refused as the sender’s mistake', async (_, row) => {
  const body = JSON.stringify({ user_id: eve.id, ...row });
  const { status, code, text } = await ask(contacts, { method: 'POST', body });
  expect([status, code]).toEqual([400, '23514']);
  expect(text.length).toBeLessThan(500);
});

test.each([
  ['a text', { notes: letters(300_000) }],
  ['an id, which an error would quote', { id: letters(300_000) }],
  ['a document', { details: { a: letters(300_000) } }],
])('%s larger than any contact is refused before the database reads it', async (_, row) => {
  const body = JSON.stringify([{ user_id: eve.id }, { user_id: eve.id, ...row }]);
  const { status, code, text } = await ask(contacts, { method: 'POST', body });
  expect([status, code]).toEqual([403, 'row_too_large']);
  expect(text.length).toBeLessThan(500);
});

test.each<[what: string, query: string, init?: RequestInit]>([
  ['a character that ends texts, in a column', `${contacts}?a%00b=eq.1`],
  ['… in a value', `${contacts}?org=eq.a%00b`],
  ['… in a sent text', contacts, { method: 'POST', body: '{"full_name":"a\\u0000b"}' }],
  ['a value that names a column', `${contacts}?details=cs.{"$ref":"notes"}`],
  [
    'a sent value that names a column',
    contacts,
    { method: 'POST', body: '{"full_name":{"$ref":"notes"}}' },
  ],
  [
    'a document 20,000 deep',
    contacts,
    { method: 'POST', body: `{"details":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
  ],
  ['an unknown table', 'pg_shadow'],
  ['a table of another schema', 'users', { headers: { 'accept-profile': 'auth' } }],
  ['half a body', contacts, { method: 'POST', body: '{' }],
])('%s gets a clear answer that names nothing internal', async (_, query, init) => {
  const { status, text } = await ask(query, init);
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(text).not.toMatch(/node_modules|file:|\/(work|home|usr)\/|127\.0\.0\.1|\.[jt]s:\d/);
});

test('one answer cannot repeat the same 90 kB in a thousand rows', async () => {
  const details = { note: letters(90_000) };
  for (let batch = 0; batch < 40; batch += 1) {
    const rows = Array.from({ length: 10 }, () => ({ user_id: eve.id, org: 'large', details }));
    expect((await ask(contacts, { method: 'POST', body: JSON.stringify(rows) })).status).toBe(201);
  }
  const { status, code } = await ask(`${contacts}?select=*&org=eq.large`);
  expect([status, code]).toEqual([400, 'answer_too_large']);
  expect((await ask(`${contacts}?select=id&org=eq.large`)).status).toBe(200);
});
