import { onlineManager, type Query, QueryClient } from '@tanstack/react-query';

/** A cache for what the backend said. Realtime events tell when something is stale, not a clock. */
export function createQueryClient(): QueryClient {
  // It hears when the network comes or goes, and takes for granted that it was there at the beginning.
  if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine ?? true);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: 1,
        refetchOnMount: whenStale,
        refetchOnWindowFocus: whenStale,
        refetchOnReconnect: whenStale,
      },
    },
  });
}

/** What was loaded before this device's clock was set back would be fresh for as many hours. */
const whenStale = ({ state }: Query) => (state.dataUpdatedAt > Date.now() ? 'always' : true);

/** That of the page, for what must know it before anything is drawn. */
export const queryClient = createQueryClient();
