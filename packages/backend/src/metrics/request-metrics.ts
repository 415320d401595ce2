import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Counter, Histogram, type Registry } from 'prom-client';

/**
 * The label that a path is counted under. Paths contain ids and names, and there is no end of them.
 */
const ROUTES: [start: string, route: string][] = [
  ['/auth/v1/', 'auth'],
  ['/rest/v1/rpc/', 'functions of the database'],
  ['/rest/v1/', 'tables'],
  ['/storage/v1/', 'storage'],
  ['/functions/v1/', 'functions'],
  ['/webhook/', 'webhook'],
  ['/dav/', 'address book'],
  ['/dev/', 'inbox'],
  ['/assets/', 'assets'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/** In seconds. A small query takes some milliseconds, a picture up to ten seconds, a queue longer. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Our own codes, PostgREST's, and the five characters of an SQL state. */
const CODE = /^(?:[a-z_]{3,40}|PGRST\w{3}|[\dA-Z]{5})$/;
/** The most codes that are counted apart, so that answers cannot fill the memory. */
const MAX_CODES = 200;

/** Counts requests, the time until their answers begin, and errors by code. */
export function measureRequests(registry: Registry): MiddlewareHandler {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'cardsift_http_request_seconds',
    help: 'Time until the answer begins.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'cardsift_http_errors_total',
    help: 'Answers with status 400 and above, by the code in them.',
    labelNames: ['code'],
    registers,
  });
  const known = new Set<string>();

  function countError(code: string): void {
    if (known.size < MAX_CODES) known.add(code);
    errors.inc({ code: known.has(code) ? code : 'other' });
  }

  return createMiddleware(async (c, next) => {
    const end = seconds.startTimer({ route: routeOf(c.req.path) });
    await next();
    end({ status: c.res.status });
    if (c.res.status >= 400) countError(await codeOf(c.res));
  });
}

function routeOf(path: string): string {
  return ROUTES.find(([start]) => path.startsWith(start))?.[1] ?? 'pages';
}

async function codeOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return 'none';
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const { error_code, code } = (body ?? {}) as { error_code?: unknown; code?: unknown };
  const found = String(error_code ?? code ?? 'none');
  return CODE.test(found) ? found : 'other';
}
