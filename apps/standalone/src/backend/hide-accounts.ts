import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Backend } from './create-backend.ts';
import { inventUser } from './invent-user.ts';

/**
 * Milliseconds before which none of these questions is answered. Making an account costs a password
 * hash and a mail, and refusing one costs nothing: without this the clock would tell which it was.
 */
const soonest = 600;

/** What a stranger may ask about an address. */
const questions = ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend', '/auth/v1/otp'];

const signUpForm = z.object({
  email: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Keeps the backend from telling who has an account. Supabase Lite answers 429 to a sign-up with a
 * known address, at once and however long ago the last mail was; here such an answer looks like that
 * to a new address, as it does with hosted Supabase. Real rate limits come before this.
 */
export function hideAccounts(backend: Backend, delay: number = soonest): Backend {
  return async (request, peerAddress) => {
    const path = new URL(request.url).pathname;
    if (request.method === 'POST' && questions.includes(path)) {
      const [answer] = await Promise.all([
        answerAlike(backend, request, peerAddress, path),
        wait(delay),
      ]);
      return answer;
    }
    if (request.method === 'POST' && path === '/auth/v1/token') {
      const begun = performance.now();
      const answer = await backend(request, peerAddress);
      // Only a refused sign-in is slowed down: an unknown address has no password to compare.
      if (!answer.ok) await wait(Math.max(0, delay / 2 - (performance.now() - begun)));
      return answer;
    }
    return backend(request, peerAddress);
  };
}

async function answerAlike(
  backend: Backend,
  request: Request,
  peerAddress: string | undefined,
  path: string,
): Promise<Response> {
  const form = request.clone();
  const answer = await backend(request, peerAddress);
  if (answer.status !== 429) return answer;
  if (!path.endsWith('/signup')) return Response.json({});
  const parsed = signUpForm.safeParse(await form.json().catch(() => null));
  return parsed.success ? Response.json(inventUser(parsed.data)) : answer;
}
