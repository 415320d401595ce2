import { z } from 'zod';
import type { Backend } from '../supabase-lite/create-backend.ts';
import { safeRedirect } from './safe-redirect.ts';

/** A name, an address and a password fit many times over. */
const maxBodyBytes = 16 * 1024;

const text = z.string().max(4096).nullish();
const metadata = z.record(z.string().max(100), z.json()).nullish();
const credentials = z.looseObject({ email: text, password: text });
const email = z.looseObject({ email: text });

/**
 * All that the product asks of the auth service, by method and path, with what a body may hold. The
 * service offers more, and what is not here does not exist: a one-time code, for one, opens accounts
 * with addresses that nobody confirmed.
 */
const routes: Record<string, z.ZodType | null> = {
  'POST /auth/v1/signup': credentials.extend({ data: metadata }),
  'POST /auth/v1/token': credentials.extend({
    refresh_token: text,
    auth_code: text,
    code_verifier: text,
  }),
  'POST /auth/v1/recover': email,
  'POST /auth/v1/resend': email.extend({ type: text }),
  'POST /auth/v1/verify': email.extend({ type: text, token: text, token_hash: text }),
  'GET /auth/v1/verify': null,
  'GET /auth/v1/authorize': null,
  'GET /auth/v1/callback': null,
  'GET /auth/v1/settings': null,
  'GET /auth/v1/health': null,
  'GET /auth/v1/.well-known/jwks.json': null,
  'GET /auth/v1/user': null,
  // An address that belongs to somebody else is refused, so changing it would tell who that is.
  'PUT /auth/v1/user': z.strictObject({
    password: text,
    data: metadata,
    code_challenge: text,
    code_challenge_method: text,
  }),
  'POST /auth/v1/logout': z.looseObject({ scope: text }),
};

/** The rest would be passed on to Google, where it could replace `state` or the way back. */
const authorizeParameters = [
  'provider',
  'redirect_to',
  'code_challenge',
  'code_challenge_method',
  'scopes',
];

/** Lets only well-formed questions that the product asks through to the auth service. */
export function guardAuth(backend: Backend, origins: readonly string[]): Backend {
  return async (request, peerAddress) => {
    const url = new URL(request.url);
    if (!isAuth(url.pathname)) return backend(request, peerAddress);
    if (request.method === 'OPTIONS') return backend(request, peerAddress);
    const form = routes[`${request.method} ${url.pathname}`];
    if (form === undefined) return refuse(404, 'not_found', 'There is nothing at this address.');
    keepSafe(url, origins);
    const headers = new Headers(request.headers);
    // It stands in for a missing `redirect_to`.
    headers.delete('referer');
    headers.delete('content-length');
    const safe = new Request(url, { method: request.method, headers, signal: request.signal });
    if (form === null || !request.body) return backend(safe, peerAddress);
    const body = await readText(request.body);
    if (body === null) return refuse(413, 'body_too_large', 'The request is too large.');
    if (body !== '' && !form.safeParse(parseJson(body)).success) {
      return refuse(400, 'validation_failed', 'The request is not well formed.');
    }
    return backend(new Request(safe, { body }), peerAddress);
  };
}

/** The backend knows its routes by their decoded names too, and those must not lead past here. */
function isAuth(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).toLowerCase().startsWith('/auth/');
  } catch {
    return true;
  }
}

function keepSafe(url: URL, origins: readonly string[]): void {
  const redirect = url.searchParams.get('redirect_to');
  const safe = redirect === null ? undefined : safeRedirect(redirect, origins);
  if (safe) url.searchParams.set('redirect_to', safe);
  else url.searchParams.delete('redirect_to');
  if (!url.pathname.endsWith('/authorize')) return;
  for (const name of [...url.searchParams.keys()]) {
    if (!authorizeParameters.includes(name)) url.searchParams.delete(name);
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** In the form in which supabase-js expects an auth error. */
function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}
