import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { compare, hash } from 'bcryptjs';
import { z } from 'zod';
import type { Backend } from '../supabase-lite/create-backend.ts';
import { inventUser } from './invent-user.ts';

/**
 * Milliseconds before which none of these questions is answered. Making an account costs a password
 * hash and a mail, and refusing one costs nothing: without this the clock would tell which it was.
 */
const soonest = 600;

/** What a stranger may ask about an address. */
const questions = ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend'];

/** The bcrypt hash of the password of an account, by its address in lower case. */
export type ReadPasswordHash = (email: string) => Promise<string | null>;

/** Nobody's password, hashed with as many rounds as Supabase Lite uses. */
const decoy = hash(randomUUID(), 10);

const signInForm = z.object({ email: z.string(), password: z.string() });

const signUpForm = z.object({
  email: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Keeps the backend from telling who has an account. Supabase Lite answers 429 to a sign-up with a
 * known address, at once and however long ago the last mail was; here such an answer looks like that
 * to a new address, as it does with hosted Supabase. Real rate limits come before this.
 */
export function hideAccounts(
  backend: Backend,
  readPasswordHash: ReadPasswordHash,
  delay: number = soonest,
): Backend {
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
      const form = request.clone();
      const answer = await backend(request, peerAddress);
      if (answer.ok) return answer;
      const refusal = await refuseAlike(answer, form, readPasswordHash);
      await wait(Math.max(0, delay / 2 - (performance.now() - begun)));
      return refusal;
    }
    return backend(request, peerAddress);
  };
}

/**
 * Supabase Lite compares no password where the address is unknown or unconfirmed. Here every refusal
 * costs one look and one comparison, and only who knows the password hears of the confirmation.
 */
async function refuseAlike(
  refusal: Response,
  form: Request,
  readPasswordHash: ReadPasswordHash,
): Promise<Response> {
  const parsed = signInForm.safeParse(await form.json().catch(() => null));
  if (!parsed.success) return refusal;
  const { email, password } = parsed.data;
  const isUnconfirmed = refusal.headers.get('x-sb-error-code') === 'email_not_confirmed';
  const own = await readPasswordHash(email.toLowerCase());
  if (own && !isUnconfirmed) return refusal;
  const isTheirs = await compare(password, own ?? (await decoy));
  if (!isUnconfirmed || isTheirs) return refusal;
  const code = 'invalid_credentials';
  return restate(refusal, { code: 400, error_code: code, msg: 'Invalid login credentials' }, code);
}

async function answerAlike(
  backend: Backend,
  request: Request,
  peerAddress: string | undefined,
  path: string,
): Promise<Response> {
  const form = request.clone();
  const answer = await backend(request, peerAddress);
  if (answer.status !== 429 && !answer.ok) return answer;
  if (!path.endsWith('/signup')) return restate(answer, {});
  const parsed = signUpForm.safeParse(await form.json().catch(() => null));
  if (!parsed.success) return answer;
  if (!answer.ok) await mailOwner(backend, request, peerAddress, parsed.data.email);
  // A true user is not shown either: the order of its fields would differ from an invented one's.
  return restate(answer, inventUser(parsed.data));
}

/** An answer with another content, and the headers that all answers have. */
function restate({ headers: given }: Response, content: object, errorCode?: string): Response {
  const headers = new Headers(given);
  for (const name of ['content-length', 'x-sb-error-code', 'retry-after']) headers.delete(name);
  headers.set('content-type', 'application/json');
  if (errorCode) headers.set('x-sb-error-code', errorCode);
  return Response.json(content, { status: errorCode ? 400 : 200, headers });
}

/**
 * The page has just told somebody to look at their mail. A link for a new password lets the owner of
 * the address in, even one who never confirmed it and whose first link has run out.
 */
async function mailOwner(
  backend: Backend,
  { url, headers }: Request,
  peerAddress: string | undefined,
  email: string,
): Promise<void> {
  const question = new Request(new URL('/auth/v1/recover', url), {
    method: 'POST',
    headers: { apikey: headers.get('apikey') ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await backend(question, peerAddress);
}
