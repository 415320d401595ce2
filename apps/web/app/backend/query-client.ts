import { onlineManager, type Query, QueryClient } from '@tanstack/react-query';

/** A cache of the backend's answers. Realtime events say when something is stale, not a clock. */
export function createQueryClient(): QueryClient {
  // It hears when the network comes or goes, but assumes that it was there at the start.
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

/** Data loaded before this device's clock was set back would count as fresh for that many hours. */
const whenStale = ({ state }: Query) => (state.dataUpdatedAt > Date.now() ? 'always' : true);

/** That of the page, for what must know it before anything is drawn. */
export const queryClient = createQueryClient();
