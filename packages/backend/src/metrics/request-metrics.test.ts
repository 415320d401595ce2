import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { measureRequests } from './request-metrics.ts';

const PATHS = [
  '/storage/v1/object/vcards/0b1c/Ada_Lovelace.vcf',
  '/rest/v1/business_card_records?email=eq.ada@people.example',
  '/dashboard/contacts/7f3e',
];

function setUp(answer: () => Response) {
  const registry = new Registry();
  const app = new Hono().use(measureRequests(registry)).all('*', answer);
  return { app, read: () => registry.metrics() };
}

test('counts requests by kind of path, never by path', async () => {
  const { app, read } = setUp(() => new Response('fine'));
  for (const path of PATHS) await app.request(path);
  const text = await read();
  for (const route of ['storage', 'tables', 'pages']) {
    expect(text).toContain(`cardsift_http_request_seconds_count{route="${route}",status="200"} 1`);
  }
  expect(text).not.toMatch(/ada|lovelace|0b1c|7f3e|business_card/i);
});

test('counts errors by code, and does not change the answer', async () => {
  const error = { code: 400, error_code: 'weak_password', msg: 'Too short' };
  const { app, read } = setUp(() => Response.json(error, { status: 422 }));
  const answer = await app.request('/auth/v1/signup');
  expect([answer.status, await answer.json()]).toEqual([422, error]);
  expect(await read()).toContain('cardsift_http_errors_total{code="weak_password"} 1');
});

test.each([
  ['none', () => new Response('not found', { status: 404 })],
  [
    'none',
    () => new Response('{', { status: 400, headers: { 'content-type': 'application/json' } }),
  ],
  ['other', () => Response.json({ code: 'Ada Lovelace' }, { status: 400 })],
])('counts an error without a code of ours as %s', async (code, answer) => {
  const { app, read } = setUp(answer);
  await app.request('/');
  expect(await read()).toContain(`cardsift_http_errors_total{code="${code}"} 1`);
});

test('counts a limited number of codes apart', async () => {
  let asked = 0;
  const codeOfTurn = () =>
    `code_${'abcdefghijklmnopqrst'.charAt(asked % 20).repeat(1 + asked / 20)}`;
  const { app, read } = setUp(() => Response.json({ code: codeOfTurn() }, { status: 400 }));
  for (; asked < 300; asked += 1) await app.request('/');
  expect(await read()).toContain('cardsift_http_errors_total{code="other"} 100');
});
