import { onlineManager, QueryClient } from '@tanstack/react-query';

/** A cache for what the backend said. Realtime events tell when something is stale, not a clock. */
export function createQueryClient(): QueryClient {
  // It hears when the network comes or goes, and takes for granted that it was there at the beginning.
  if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine ?? true);
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
  });
}

/** That of the page, for what must know it before anything is drawn. */
export const queryClient = createQueryClient();
