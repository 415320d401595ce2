import { createLogger } from '@cardsift/backend/create-logger';
import { logRequests } from '@cardsift/backend/http/log-requests';
import { nameRequests, REQUEST_ID_HEADER } from '@cardsift/backend/request-id';
import type {} from '@cardsift/backend/testing/provide-test-backend';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { Hono } from 'hono';
import { SignJWT } from 'jose';
import { inject } from 'vitest';
import { createWorkflow, type WorkflowOptions } from '../create-workflow.ts';
import { fakePool } from './fake-pool.ts';

/** Another person, whom no test signs in. */
export const BOB = 'b0b0b0b0-0000-4000-8000-00000000000b';

/** On a busy machine, a slow backend must not count as one that is down. */
const PATIENCE_MS = 120_000;

/** Enough of a JPEG for all checks before the reader. */
export const jpegBytes = () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);

export interface ScanForm {
  image?: Uint8Array | string;
  userId?: string;
  userEmail?: string;
}

export function formOf({ image = jpegBytes(), ...fields }: ScanForm): FormData {
  const form = new FormData();
  form.set(
    'image',
    typeof image === 'string' ? image : new File([image as Uint8Array<ArrayBuffer>], 'card.jpg'),
  );
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export const scanOf = (userId: string, form: ScanForm = {}): FormData =>
  formOf({ userId, userEmail: 'someone@example.org', ...form });

/** The whole app behind its URL, on the real backend. Tests may replace parts. */
export function createTestWorkflow(options: Partial<WorkflowOptions> = {}) {
  /** `requestIds` are those that the backend received. */
  const network = { isDown: false, requestIds: new Set<string | null>() };
  const supabase = {
    ...inject('backend'),
    timeoutMs: PATIENCE_MS,
    fetch: (async (input, init) => {
      if (network.isDown) throw new TypeError('fetch failed');
      network.requestIds.add(new Headers(init?.headers).get(REQUEST_ID_HEADER));
      return fetch(input, init);
    }) satisfies typeof fetch,
  };
  const pool = fakePool();
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const workflow = createWorkflow({ supabase, pool, logger, ...options });
  const app = new Hono()
    .use(nameRequests, logRequests(logger))
    .all('*', (c) => workflow.fetch(c.req.raw, c.env));
  return { app, network, pool, log: lines };
}

/** The same, with Ada, who has reserved scans as the page does. */
export async function testWorkflow(
  options: Partial<WorkflowOptions> = {},
  { reserved = 3 }: { reserved?: number } = {},
) {
  const { url, publishableKey } = inject('backend');
  const ada = await signUp(url, publishableKey);
  if (reserved > 0) {
    const reservation = { user_uuid: ada.id, increment_by: reserved };
    await ada.client.rpc('increment_daily_usage', reservation).throwOnError();
  }
  return { ...createTestWorkflow(options), ada, scans: () => countScans(ada.id) };
}

export type TestWorkflow = Awaited<ReturnType<typeof testWorkflow>>;

/** A client with the service role. */
export function operator() {
  const { url, secretKey } = inject('backend');
  return createTestClient(url, secretKey);
}

/** A scan that was given back counts as neither. */
async function countScans(userId: string): Promise<{ reserved: number; spent: number }> {
  const { data } = await operator()
    .from('scans')
    .select('spent_at')
    .eq('user_id', userId)
    .throwOnError();
  const spent = data.filter((scan) => scan.spent_at !== null).length;
  return { reserved: data.length - spent, spent };
}

export async function sessionToken({ client }: Person): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

/** An access token with any claims, signed as by the auth service unless another secret is given. */
export function forgedToken(
  userId: string,
  options: { secret?: string; expiresIn?: number; role?: string } = {},
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + (options.expiresIn ?? 3600);
  const claims = { sub: userId, role: options.role ?? 'authenticated', aud: 'authenticated', exp };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(options.secret ?? inject('backend').jwtSecret));
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function codeOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { code: string; message: string };
  return [response.status, body.code];
}

export const SCAN_PATH = '/webhook/business-card';

/** A request in which Ada sends a card, unless the test changes that. */
export async function scan(
  { app, ada }: Pick<TestWorkflow, 'app' | 'ada'>,
  { body = scanOf(ada.id), path = SCAN_PATH, ...init }: RequestInit & { path?: string } = {},
): Promise<Response> {
  const headers = { ...bearer(await sessionToken(ada)), ...(init.headers as object) };
  return app.request(path, { method: 'POST', body, ...init, headers });
}
