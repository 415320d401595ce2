import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import type { SearchProvider } from './search-provider.ts';

const MINUTE_SECONDS = 60;

/**
 * Spreads searches over time, so that an import of thousands does not use up the operator's plan at once.
 */
export function limitSearches(provider: SearchProvider, perMinute: number): SearchProvider {
  const limiter = new RateLimiterMemory({ points: 1, duration: MINUTE_SECONDS / perMinute });
  const queue = new RateLimiterQueue(limiter);
  return {
    async search(query) {
      await queue.removeTokens(1);
      return provider.search(query);
    },
  };
}
