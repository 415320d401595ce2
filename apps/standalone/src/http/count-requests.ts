import { finished } from 'node:stream';
import type { ServerEnv } from '@cardsift/backend/http/server-env';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';

export interface RequestCount {
  /** Counts the requests that pass it. Mount it where their bodies have arrived. */
  middleware: MiddlewareHandler<ServerEnv>;
  /** Resolves when no counted request is waiting for its answer. */
  idle(): Promise<void>;
}

/** Tracks whether any request is still waiting for an answer. */
export function countRequests(): RequestCount {
  let underWay = 0;
  let onIdle = () => {};
  return {
    middleware: createMiddleware(async (c, next) => {
      underWay += 1;
      // The end of the handler is not enough, because an answer with progress keeps growing. Nor is the event
      // alone: it has passed already if the caller hung up before.
      finished(c.env.outgoing, () => {
        underWay -= 1;
        if (underWay === 0) setImmediate(() => underWay === 0 && onIdle());
      });
      await next();
    }),
    idle: () =>
      new Promise((resolve) => {
        onIdle = resolve;
        if (underWay === 0) resolve();
      }),
  };
}
