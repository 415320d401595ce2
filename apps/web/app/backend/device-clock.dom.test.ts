import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '#testing/sign-in.ts';
import { watchNetwork } from '#testing/watch-network.ts';
import { getSupabase } from './supabase.ts';

const HOUR_MS = 3_600_000;

/** Of this page only: the backend is another process. */
const moveClock = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = () => getSupabase().from('profiles').select('id').throwOnError();

test.each([5, -5, 24 * 365])(
  'a clock that is %s hours off costs one new token at most, and no session',
  async (hours) => {
    await signIn();
    const { requests } = watchNetwork();
    moveClock(hours);
    for (let i = 0; i < 5; i += 1) expect((await read()).status).toBe(200);
    expect(requests.filter(({ route }) => route.endsWith('/token')).length).toBeLessThan(2);
  },
);
