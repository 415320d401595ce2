import { z } from 'zod';
import { createBrave } from './brave.ts';
import { limitSearches } from './limit-searches.ts';
import type { SearchProvider } from './search-provider.ts';
import { createSearxng } from './searxng.ts';

/** The environment variables that choose a search provider. All are optional. */
export const SEARCH_VARIABLES = {
  SEARXNG_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAVE_API_KEY: z.string().min(1).optional(),
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).max(600).default(30),
};

type SearchSettings = z.infer<z.ZodObject<typeof SEARCH_VARIABLES>>;

/** Null if none is configured. The operator's own server is preferred to a paid service. */
export function createSearchProvider(settings: SearchSettings): SearchProvider | null {
  const { SEARXNG_URL, BRAVE_API_KEY, SEARCHES_PER_MINUTE } = settings;
  if (SEARXNG_URL) return limitSearches(createSearxng(SEARXNG_URL), SEARCHES_PER_MINUTE);
  if (BRAVE_API_KEY) return limitSearches(createBrave(BRAVE_API_KEY), SEARCHES_PER_MINUTE);
  return null;
}
