import { createMiddleware } from 'hono/factory';
import type { ServerEnv } from './server-env.ts';

/** Requests that begin in one round of the event loop. Refusing one takes up to a millisecond. */
const PER_ROUND = 8;

/**
 * Lets requests begin: a few in each round of the event loop, and one of each network address before the second of any.
 * Whoever sends two hundred at once waits for their own, and everybody else for a few of those.
 *
 * @returns resolves when a request of this address may begin
 */
export function createRounds(nextRound: (begin: () => void) => void = setImmediate) {
  /** By address, the one whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  let begun = 0;
  let isUnderWay = false;

  function count(): void {
    begun += 1;
    if (isUnderWay) return;
    isUnderWay = true;
    nextRound(beginRound);
  }

  function beginRound(): void {
    isUnderWay = false;
    begun = 0;
    for (const [address, own] of waiting) {
      if (begun === PER_ROUND) return;
      const begin = own.shift();
      // Behind the other addresses.
      waiting.delete(address);
      if (own.length > 0) waiting.set(address, own);
      count();
      begin?.();
    }
  }

  return function enter(address: string): Promise<void> | undefined {
    if (begun < PER_ROUND && waiting.size === 0) {
      count();
      return undefined;
    }
    return new Promise((begin) => {
      const own = waiting.get(address);
      if (own) own.push(begin);
      else waiting.set(address, [begin]);
    });
  };
}

/** Requests begin in rounds, so that nobody's flood of cheap ones keeps the others waiting. */
export function beginInRounds() {
  const enter = createRounds();
  return createMiddleware<ServerEnv>((c, next) => {
    const begins = enter(c.var.clientAddress);
    return begins ? begins.then(next) : next();
  });
}
