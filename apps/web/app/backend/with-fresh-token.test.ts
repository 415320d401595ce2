import { describe, expect, test, vi } from 'vitest';
import type { Backend } from './supabase.ts';
import { withFreshToken } from './with-fresh-token.ts';

const refused = Object.assign(new Error('JWT expired'), { code: 'PGRST303' });

function setUp(refreshError: Error | null) {
  const refreshSession = vi.fn(async () => ({ error: refreshError }));
  return { refreshSession, backend: { auth: { refreshSession } } as unknown as Backend };
}

describe('withFreshToken', () => {
  test('does not refresh for an action that succeeds, or fails for another reason', async () => {
    const { backend, refreshSession } = setUp(null);
    expect(await withFreshToken(backend, async () => 'done')).toBe('done');
    const failing = () => Promise.reject(new Error('row refused'));
    await expect(withFreshToken(backend, failing)).rejects.toThrow('row refused');
    expect(refreshSession).not.toHaveBeenCalled();
  });

  test('refreshes a refused token and tries once more', async () => {
    const { backend, refreshSession } = setUp(null);
    const action = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue('done');
    expect(await withFreshToken(backend, action)).toBe('done');
    expect(refreshSession).toHaveBeenCalledTimes(1);
  });

  test('gives up when the new token is refused as well', async () => {
    const { backend } = setUp(null);
    const action = vi.fn().mockRejectedValue(refused);
    await expect(withFreshToken(backend, action)).rejects.toBe(refused);
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('fails as the action did when there is no new token', async () => {
    const { backend } = setUp(new Error('Invalid Refresh Token'));
    const action = vi.fn().mockRejectedValue(refused);
    await expect(withFreshToken(backend, action)).rejects.toBe(refused);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('says that there is no connection when nobody can tell', async () => {
    const unreachable = Object.assign(new Error('Failed to fetch'), {
      name: 'AuthRetryableFetchError',
      __isAuthError: true,
    });
    const { backend } = setUp(unreachable);
    const action = () => Promise.reject(refused);
    await expect(withFreshToken(backend, action)).rejects.toBe(unreachable);
  });
});
