import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const required = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SUPABASE_JWT_KEY: 'x'.repeat(40),
};

test('needs only the backend, its keys and what signs its tokens', () => {
  expect(parseEnv(required)).toMatchObject({ PORT: 8788, TRUST_PROXY: false, LOG_LEVEL: 'warn' });
});

test('names every wrong variable at once and no value', () => {
  const attempt = () => parseEnv({ ...required, SUPABASE_JWT_KEY: 'short', PORT: 'eighty' });
  expect(attempt).toThrow(/SUPABASE_JWT_KEY/);
  expect(attempt).toThrow(/PORT/);
  expect(attempt).not.toThrow(/short|eighty|sb_secret_x/);
});
