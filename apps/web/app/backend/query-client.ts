import { QueryClient } from '@tanstack/react-query';

/** A cache for what the backend said. Realtime events tell when something is stale, not a clock. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
  });
}
