import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { AuthError, malformed, renderAuthError } from './auth-error.ts';
import type { AuthContext, AuthEnv, AuthParts } from './auth-parts.ts';
import { changeUser, userForm } from './change-user.ts';
import { exchangeForm, exchangeLink, isMailToken, linkForm, openLink } from './open-link.ts';
import { refresh } from './refresh.ts';
import { resend, resendForm } from './resend.ts';
import { safeRedirect } from './safe-redirect.ts';
import { enrollFactor, enrollForm } from './second-factor/enroll-factor.ts';
import { removeFactor } from './second-factor/remove-factor.ts';
import { challengeFactor, codeForm, verifyFactor } from './second-factor/verify-factor.ts';
import { signIn, signInForm } from './sign-in.ts';
import { addressForm, recover, signUp, signUpForm } from './sign-up.ts';

/**
 * All routes that the product uses for accounts. What decides who gets in is our own, because Supabase Lite does not
 * do it safely (docs/decisions/0045); sessions and Google are Supabase Lite's. It offers more, but only what is
 * listed here can be reached: a one-time code, for example, would open accounts that nobody confirmed. The key and
 * the size of bodies were checked before (http/take-bodies.ts).
 */
export function authRoutes(parts: AuthParts): Hono<AuthEnv> {
  const service = (c: AuthContext) => parts.service(c.req.raw);
  const answer = answerWith(parts);
  return new Hono<AuthEnv>()
    .basePath('/auth/v1')
    .onError(renderError)
    .notFound(() => renderAuthError(notFound()))
    .options('*', service)

    .get('/authorize', cleanAuthorize(parts.origins), service)
    .get('/callback', service)
    .get('/.well-known/jwks.json', service)
    .get('/settings', service)
    .get('/health', service)
    .post('/signup', answer(signUpForm, signUp))
    .post('/recover', answer(addressForm, recover))
    .post('/resend', answer(resendForm, resend))
    .post('/verify', answer(linkForm, openLink))
    .post('/token', on('refresh_token', keepSession))
    .post('/token', on('password', answer(signInForm, signIn)))
    .post('/token', on('pkce', forMailTokens(answer(exchangeForm, exchangeLink))))
    .post(
      '/token',
      on('refresh_token', async (c) => refresh(c, parts)),
    )
    .post('/token', service)
    .get('/user', service)
    .put('/user', answer(userForm, changeUser))
    .post('/factors', answer(enrollForm, enrollFactor))
    .post('/factors/:id/challenge', (c) => challengeFactor(c, parts))
    .post('/factors/:id/verify', answer(codeForm, verifyFactor))
    .delete('/factors/:id', (c) => removeFactor(c, parts))
    .post('/logout', service);
}

type Answer<Form> = (c: AuthContext, parts: AuthParts, form: Form) => Promise<Response>;

/** Parses the body of a request by its form, or refuses it. */
function answerWith(parts: AuthParts) {
  return <Form extends z.ZodType>(form: Form, give: Answer<z.infer<Form>>) =>
    createMiddleware<AuthEnv>(async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const { data, success } = form.safeParse(body);
      if (!success) throw malformed('The request is not well formed.');
      return give(c, parts, data);
    });
}

function renderError(error: Error): Response {
  if (error instanceof AuthError) return renderAuthError(error);
  if (error instanceof Refusal) return error.answer;
  // Logged where these routes are mounted.
  throw error;
}

/** Other parameters would be passed on to Google, where they could replace `state` or the return address. */
const AUTHORIZE_PARAMETERS = ['provider', 'code_challenge', 'code_challenge_method', 'scopes'];

/**
 * Passes only the product's parameters on to Google. With PKCE, Google returns a code that only the asking browser
 * can use; without it, the session itself would be in an address.
 */
function cleanAuthorize(origins: readonly string[]) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const url = new URL(c.req.url);
    const asked = url.searchParams;
    if (!asked.get('code_challenge')) throw malformed('Only the PKCE flow is offered here.');
    const kept = new URLSearchParams(
      [...asked].filter(([name]) => AUTHORIZE_PARAMETERS.includes(name)),
    );
    const redirect = safeRedirect(asked.get('redirect_to') ?? '', origins);
    if (redirect) kept.set('redirect_to', redirect);
    url.search = kept.toString();
    const headers = new Headers(c.req.raw.headers);
    // The service would take it for a missing `redirect_to`.
    headers.delete('referer');
    c.req.raw = new Request(url, { headers });
    await next();
  });
}

/** Handles one grant type. Several share this one path. */
function on(grant: string, handler: MiddlewareHandler<AuthEnv>) {
  return createMiddleware<AuthEnv>((c, next) =>
    c.req.query('grant_type') === grant ? handler(c, next) : next(),
  );
}

/**
 * Answers 500 when rate limits refuse a renewal, so that nobody is signed out because others at their address ask
 * for too much. supabase-js deletes a session if its renewal is refused, but tries again after a 500.
 */
const keepSession = createMiddleware<AuthEnv>(async (c, next) => {
  await next();
  if (c.res.status === 429)
    c.res = new Response(c.res.body, { status: 503, headers: c.res.headers });
});

/** Handles tokens from our mails. The service exchanges codes from Google. */
function forMailTokens(handler: MiddlewareHandler<AuthEnv>) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const { data } = exchangeForm.safeParse(
      await c.req.raw
        .clone()
        .json()
        .catch(() => undefined),
    );
    return data && isMailToken(data.auth_code) ? handler(c, next) : next();
  });
}

const notFound = () => new AuthError(404, 'not_found', 'There is nothing at this address.');
