import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';

const script = join(import.meta.dirname, '../../../scripts/plan.ts');

let server: StandaloneProcess;
let ada: Person;

beforeAll(async () => {
  server = await runStandalone();
  ada = await signUp(server.url, server.secrets.publishableKey);
}, 60_000);
afterAll(() => discardStandalone(server));

interface Outcome {
  code: number;
  output: string;
}

/** Runs the command as its operator does; by default beside the running server. */
async function plan(parameters: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const beside = { DATA_DIR: server.dataDirectory, PORT: new URL(server.url).port };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...beside, ...env },
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}
async function planOf(person: Person) {
  const { data } = await person.client.from('users').select('is_premium, premium_expires_at');
  return data?.[0];
}

test('Pro is given until the end of a day, for good, and taken away', async () => {
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

test('the address and key of a hosted project are taken from the environment', async () => {
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
  [['pro', 'not-an-address'], 'Not an e-mail address: not-an-address'],
  [
    ['pro', 'a@people.example', '--until', '2027-02-30'],
    'Not a day such as 2027-01-01: 2027-02-30',
  ],
  [['free', 'a@people.example', '--until', '2027-01-01'], 'Free has no end.'],
  [['gold', 'a@people.example'], 'npm run plan -- pro'],
  [['pro', 'a@people.example', '--forever'], 'npm run plan -- pro'],
  [[], 'npm run plan -- pro'],
])('%j is refused with a reason', async (parameters, reason) => {
  const { code, output } = await plan(parameters);
  expect(code).toBe(1);
  expect(output).toContain(reason);
  expect(output).not.toContain('    at ');
});

test('without a server it says where it looked', async () => {
  const { code, output } = await plan(['pro', ada.email], { DATA_DIR: '/nowhere' });
  expect(code).toBe(1);
  expect(output).toContain('/nowhere/secrets.json');
});
