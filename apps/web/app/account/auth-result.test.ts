import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authResult } from './auth-result.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('authResult', () => {
  it('has no error when the service has none', async () => {
    expect(await authResult(async () => ({ error: null }))).toEqual({ error: null });
  });

  it("keeps the service's own message and code", async () => {
    const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
    expect(await authResult(async () => ({ error }))).toEqual({
      error: { message: 'Invalid login credentials', code: 'invalid_credentials' },
    });
  });

  it('says that the service cannot be reached instead of what the request failed with', async () => {
    const error = new AuthRetryableFetchError('{}', 503);
    const result = await authResult(async () => ({ error }));
    expect(result.error?.message).toMatch(/^The service cannot be reached\./);
  });

  it('gives back a failure that was thrown, in general words', async () => {
    const fail = () => Promise.reject(new Error('window is not defined'));
    expect(await authResult(fail)).toEqual({ error: { message: 'An unexpected error occurred' } });
    expect(await authResult(fail, 'An unexpected error occurred with Google sign-in')).toEqual({
      error: { message: 'An unexpected error occurred with Google sign-in' },
    });
  });
});
