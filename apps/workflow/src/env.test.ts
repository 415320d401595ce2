import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const required = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
};

describe('parseEnv', () => {
  it('requires only the backend and its two keys', () => {
    expect(parseEnv(required)).toMatchObject({ PORT: 8787, DEMO_PER_HOUR: 5, TRUST_PROXY: false });
  });

  it('has the defaults that README gives for both apps', () => {
    expect(parseEnv(required)).toMatchObject({
      READER_WORKERS: 1,
      READER_THREADS: 2,
      READER_QUEUE: 20,
      READER_PRELOAD: true,
      READER_DEADLINE: 10,
      LOG_LEVEL: 'warn',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseEnv({ ...required, PORT: '', CORS_ORIGINS: '' })).toMatchObject({ PORT: 8787 });
  });

  it('splits the list of origins that may call', () => {
    const env = parseEnv({ ...required, CORS_ORIGINS: 'https://a.example, https://b.example' });
    expect(env.CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
  });

  it('names every invalid variable at once, but no value', () => {
    const wrong = { SUPABASE_URL: 'nonsense', SUPABASE_SECRET_KEY: 'sb_secret_x', PORT: 'eighty' };
    let message = '';
    try {
      parseEnv(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/SUPABASE_URL/);
    expect(message).toMatch(/SUPABASE_PUBLISHABLE_KEY/);
    expect(message).toMatch(/PORT/);
    expect(message).not.toMatch(/nonsense|eighty|sb_secret_x/);
  });
});
