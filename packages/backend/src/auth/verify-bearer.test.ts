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

test('a token gives the same claims however often it is read, until it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const header = `Bearer ${await sign(SECRET, 60)}`;
  expect(await verifyBearer(header, SECRET)).toMatchObject({ sub: 'ada' });
  expect(await verifyBearer(header, SECRET)).toMatchObject({ sub: 'ada' });
  vi.setSystemTime(Date.now() + 60_000);
  expect(await verifyBearer(header, SECRET)).toBeUndefined();
});

test('a token signed with one secret is not valid for another', async () => {
  const token = await sign(SECRET, 60);
  expect(await verifyBearer(`Bearer ${token}`, SECRET)).toMatchObject({ sub: 'ada' });
  expect(await verifyBearer(`Bearer ${token}`, `${SECRET}!`)).toBeUndefined();
});

test('a token with another signature is not taken for the verified one', async () => {
  const token = await sign(SECRET, 60);
  await verifyBearer(`Bearer ${token}`, SECRET);
  const [head, body] = token.split('.');
  expect(await verifyBearer(`Bearer ${head}.${body}.AAAA`, SECRET)).toBeUndefined();
});

test('claims cannot be changed for the next reader of the same token', async () => {
  const header = `Bearer ${await sign(SECRET, 60)}`;
  const claims = await verifyBearer(header, SECRET);
  expect(() => Object.assign(claims ?? {}, { sub: 'eve' })).toThrow(TypeError);
});
