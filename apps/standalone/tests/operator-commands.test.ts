import { addAuthenticator } from '@cardsift/backend/testing/add-authenticator';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { beforeAll, expect, test } from 'vitest';
import { operate } from '../testing/run-operator-command.ts';
import { type SharedStandalone, shareStandalone } from '../testing/share-standalone.ts';

let server: SharedStandalone;
let ada: Person;

beforeAll(async () => {
  server = await shareStandalone();
  ada = await signUp(server.url, server.secrets.publishableKey);
});

const plan = (parameters: string[], env?: Record<string, string>) =>
  operate(server, 'plan.ts', parameters, env);

async function planOf(person: Person) {
  const { data } = await person.client.from('users').select('is_premium, premium_expires_at');
  return data?.[0];
}

test('Pro can be given until the end of a day, given for good, and taken away', async () => {
  const untilDay = await plan(['pro', ada.email.toUpperCase(), '--until', '2999-01-01']);
  expect(untilDay.code).toBe(0);
  expect(untilDay.output).toContain('Pro until the end of 2999-01-01 (UTC)');
  const given = await planOf(ada);
  expect(given?.is_premium).toBe(true);
  expect(new Date(given?.premium_expires_at ?? '').toISOString()).toBe('2999-01-01T23:59:59.999Z');

  await plan(['pro', ada.email]);
  expect(await planOf(ada)).toEqual({ is_premium: true, premium_expires_at: null });
  await plan(['free', ada.email]);
  expect(await planOf(ada)).toEqual({ is_premium: false, premium_expires_at: null });
});

test('the URL and key of a hosted project are taken from the environment', async () => {
  const env = {
    SUPABASE_URL: server.url,
    SUPABASE_SECRET_KEY: server.secrets.secretKey,
    DATA_DIR: '/nowhere',
  };
  expect(await plan(['pro', ada.email], env)).toMatchObject({ code: 0 });
  const publishable = { ...env, SUPABASE_SECRET_KEY: server.secrets.publishableKey };
  expect(await plan(['free', ada.email], publishable)).toMatchObject({ code: 1 });
  expect(await planOf(ada)).toMatchObject({ is_premium: true });
});

test.each([
  [['pro', 'nobody@people.example'], 'Nobody has signed up as nobody@people.example.'],
  // scripts/plan.test.ts tests other commands.
  [['gold', 'a@people.example'], 'npm run plan -- pro'],
])('%j is refused with a reason', async (parameters, reason) => {
  const { code, output } = await plan(parameters);
  expect(code).toBe(1);
  expect(output).toContain(reason);
  expect(output).not.toContain('    at ');
});

test('without a server it says where it looked for one', async () => {
  const { code, output } = await plan(['pro', ada.email], { DATA_DIR: '/nowhere' });
  expect(code).toBe(1);
  expect(output).toContain('/nowhere/secrets.json');
});

test('an authenticator app is removed from an account, which is signed out', async () => {
  const bob = await signUp(server.url, server.secrets.publishableKey);
  await addAuthenticator(bob);
  const { code, output } = await operate(server, 'second-factor.ts', ['remove', bob.email]);
  expect({ code, output }).toEqual({
    code: 0,
    output: `${bob.email} signs in with the password alone now, and is signed out everywhere.\n`,
  });
  expect((await bob.client.from('profiles').select()).error?.code).toBe('session_not_found');
  const again = createTestClient(server.url, server.secrets.publishableKey);
  await again.auth.signInWithPassword(bob);
  expect((await again.auth.mfa.listFactors()).data?.all).toEqual([]);
  expect(await planOf({ ...bob, client: again })).toMatchObject({ is_premium: false });
});

test.each([
  [['remove', 'nobody@people.example'], 'Nobody has signed up as nobody@people.example.'],
  [['add', 'a@people.example'], 'npm run second-factor -- remove'],
  [['remove'], 'npm run second-factor -- remove'],
])('second-factor %j is refused with a reason', async (parameters, reason) => {
  const { code, output } = await operate(server, 'second-factor.ts', parameters);
  expect(code).toBe(1);
  expect(output).toContain(reason);
  expect(output).not.toContain('    at ');
});
