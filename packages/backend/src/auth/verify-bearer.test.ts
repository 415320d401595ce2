import { SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { verifyBearer } from './verify-bearer.ts';

const SECRET = 'a secret of at least thirty-two letters';

const sign = (secret: string, seconds: number) =>
  new SignJWT({ sub: 'ada' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(secret));

afterEach(() => {
  vi.useRealTimers();
});

test('a token says the same however often it is asked, until it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const header = `Bearer ${await sign(SECRET, 60)}`;
  expect(await verifyBearer(header, SECRET)).toMatchObject({ sub: 'ada' });
  expect(await verifyBearer(header, SECRET)).toMatchObject({ sub: 'ada' });
  vi.setSystemTime(Date.now() + 60_000);
  expect(await verifyBearer(header, SECRET)).toBeUndefined();
});

test('a token that one secret signed says nothing for another', async () => {
  const token = await sign(SECRET, 60);
  expect(await verifyBearer(`Bearer ${token}`, SECRET)).toMatchObject({ sub: 'ada' });
  expect(await verifyBearer(`Bearer ${token}`, `${SECRET}!`)).toBeUndefined();
});

test('a token with another signature is not taken for the one that was verified', async () => {
  const token = await sign(SECRET, 60);
  await verifyBearer(`Bearer ${token}`, SECRET);
  const [head, body] = token.split('.');
  expect(await verifyBearer(`Bearer ${head}.${body}.AAAA`, SECRET)).toBeUndefined();
});

test('what a token says cannot be changed for whoever asks next', async () => {
  const header = `Bearer ${await sign(SECRET, 60)}`;
  const claims = await verifyBearer(header, SECRET);
  expect(() => Object.assign(claims ?? {}, { sub: 'eve' })).toThrow(TypeError);
});
