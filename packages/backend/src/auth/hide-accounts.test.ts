import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '../supabase-lite/create-backend.ts';
import { hideAccounts } from './hide-accounts.ts';

const known = () =>
  Response.json({ code: 429, error_code: 'over_email_send_rate_limit' }, { status: 429 });
const refused = () => Response.json({ code: 400 }, { status: 400 });

function ask(answer: () => Response, path: string, delay = 0) {
  const backend = vi.fn<Backend>(async (request) => {
    await request.text();
    return answer();
  });
  const body = JSON.stringify({ email: 'Ada@people.example', data: { name: 'Ada' } });
  const request = new Request(`http://localhost${path}`, { method: 'POST', body });
  return hideAccounts(backend, async () => null, delay)(request);
}

describe('hideAccounts', () => {
  it('answers a sign-up with a known address as if it were new', async () => {
    const answer = await ask(known, '/auth/v1/signup?redirect_to=http%3A%2F%2Flocalhost');
    expect(answer.status).toBe(200);
    const user = (await answer.json()) as Record<string, unknown>;
    expect(user).toMatchObject({ email: 'ada@people.example', user_metadata: { name: 'Ada' } });
    expect(user.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(user.identities).toHaveLength(1);
  });

  it('answers a recovery alike whether or not a mail may go out', async () => {
    const answer = await ask(known, '/auth/v1/recover');
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  it('leaves every other refusal as it is', async () => {
    expect((await ask(refused, '/auth/v1/signup')).status).toBe(400);
    expect((await ask(known, '/rest/v1/profiles')).status).toBe(429);
  });

  it('takes its time, so that the clock tells nothing either', async () => {
    const begun = performance.now();
    await ask(known, '/auth/v1/signup', 60);
    await ask(refused, '/auth/v1/token?grant_type=password', 60);
    // Timers may fire a little before their time.
    expect(performance.now() - begun).toBeGreaterThan(60 + 30 - 5);
  });
});
