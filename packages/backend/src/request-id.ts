import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** A UUID, or 32 hexadecimal digits like a trace id. No name or address fits into these. */
const WELL_FORMED = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const ids = new AsyncLocalStorage<string>();

/** Runs `work`, and everything it starts, as part of the request with this id. */
export const inRequest = <T>(id: string, work: () => T): T => ids.run(id, work);

/** The id of the current request. Undefined if there is none. */
export const requestId = (): string | undefined => ids.getStore();

/** Gives every request an id: its own, if that is well-formed, or a new one. The answer contains it. */
export const nameRequests = createMiddleware(async (c, next) => {
  const given = c.req.header(REQUEST_ID_HEADER) ?? '';
  const id = WELL_FORMED.test(given) ? given : randomUUID();
  await inRequest(id, next);
  c.header(REQUEST_ID_HEADER, id);
});

/** A message about a fault of ours, with the request's id, so that the operator can find it in the log. */
export function withReference(message: string): string {
  const id = requestId();
  return id === undefined ? message : `${message} Reference: ${id}`;
}
