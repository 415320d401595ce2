import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { announceLength } from './announce-length.ts';

const app = new Hono()
  .use(compress())
  .use(announceLength)
  .get('/refused', (c) => c.json({ message: 'Too many requests.' }, 429, { 'Retry-After': '5' }))
  .get('/failed', () => {
    throw new Error('lost');
  })
  .get('/long', (c) => c.json({ message: 'x'.repeat(5_000) }, 400))
  .get('/stream', (c) => c.json({ rows: 'x' }));
app.onError((_, c) => c.json({ message: 'Something went wrong.' }, 500));

const ask = (path: string) => app.request(path, { headers: { 'accept-encoding': 'gzip' } });

test.each(['/refused', '/failed'])('%s, a short refusal, is not compressed', async (path) => {
  const answer = await ask(path);
  expect(answer.headers.get('content-encoding')).toBeNull();
  const body = await answer.text();
  expect(JSON.parse(body)).toHaveProperty('message');
  expect(answer.headers.get('content-length')).toBe(String(body.length));
});

test('a refusal keeps its headers, and a long one is compressed', async () => {
  expect((await ask('/refused')).headers.get('retry-after')).toBe('5');
  expect((await ask('/long')).headers.get('content-encoding')).toBe('gzip');
});

test('an answer that is not a refusal is not changed, because it may be a stream', async () => {
  expect((await ask('/stream')).headers.get('content-length')).toBeNull();
});
