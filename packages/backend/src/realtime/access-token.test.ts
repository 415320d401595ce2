import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { SessionClaims } from '../database/find-session.ts';
import { Refusal } from '../refusal.ts';
import { TokenReader } from './access-token.ts';

const secrets = { jwtSecret: 'x'.repeat(32), publishableKey: 'sb_publishable_test' };
const userId = '0b5f2c8e-6a49-4d31-9c0d-2f7f2a6b1e01';
const sessionId = '0b5f2c8e-6a49-4d31-9c0d-2f7f2a6b1e02';

const sign = (more: object = {}) =>
  new SignJWT({ sub: userId, session_id: sessionId, role: 'authenticated', ...more })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secrets.jwtSecret));

function readerOf(isLive: (session: SessionClaims) => Promise<boolean> = async () => true) {
  let asked = 0;
  const reader = new TokenReader(
    secrets,
    (session) => {
      asked += 1;
      return isLive(session);
    },
    { burst: 3, perSecond: 0 },
  );
  return { reader, times: () => asked };
}

test('the database is asked once about a token, until its session may have ended', async () => {
  const { reader, times } = readerOf();
  const token = await sign();
  for (let time = 0; time < 50; time += 1) {
    expect(await reader.read(token)).toMatchObject({ userId, sessionId });
  }
  expect(times()).toBe(1);
  reader.forget();
  await reader.read(token);
  expect(times()).toBe(2);
});

test('a limited number of new tokens are checked, valid or not, and a visitor needs none', async () => {
  const { reader } = readerOf();
  await reader.read(await sign({ more: 1 }));
  await expect(reader.read('a.b.c')).rejects.toThrow('InvalidJWTToken');
  await reader.read(await sign({ more: 2 }));
  await expect(reader.read('a.b.d')).rejects.toMatchObject({ code: 1008 });
  expect(await reader.read(secrets.publishableKey)).toMatchObject({ role: 'anon' });
  expect(await reader.read(undefined)).toMatchObject({ role: 'anon' });
});

test('a person whose time is used up may join a little later', async () => {
  const { reader } = readerOf(async () => {
    throw new Refusal('over_time_budget');
  });
  await expect(reader.read(await sign())).rejects.toThrow('too much time');
  const { reader: broken } = readerOf(async () => {
    throw new Refusal('database_unavailable');
  });
  await expect(broken.read(await sign())).rejects.toBeInstanceOf(Refusal);
});
