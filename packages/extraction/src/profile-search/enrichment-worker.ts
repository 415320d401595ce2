import { describeError } from '@cardsift/backend/describe-error';
import { createSupabaseClients, type SupabaseSettings } from '@cardsift/backend/supabase-clients';
import type { Logger } from 'pino';
import { type Repetition, repeatWork } from '../repeat-work.ts';
import { createEnrichmentQueue, type EnrichmentQueue } from './enrichment-queue.ts';
import { findProfile } from './find-profile.ts';
import { SearchError, type SearchProvider } from './search-provider.ts';

/** How soon a new contact is noticed. */
const IDLE_MS = 3_000;
/** After a failure the next contact would probably fail too. */
const FAILURE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

interface EnrichmentWorkerOptions {
  supabase: SupabaseSettings;
  /** If null, only URLs that come with a contact are used. */
  provider: SearchProvider | null;
  logger: Logger;
}

/** Searches for the LinkedIn profiles of queued contacts, one contact at a time. */
export function createEnrichmentWorker(options: EnrichmentWorkerOptions): Repetition {
  const queue = createEnrichmentQueue(createSupabaseClients(options.supabase).service);
  let isNoted = false;
  return repeatWork(async () => {
    if (!isNoted) isNoted = await noteWorker(queue, options);
    return enrichNext(queue, options.provider, options.logger);
  });
}

/**
 * Tells the database whether a search provider is configured. Returns whether the database knows it
 * now.
 */
async function noteWorker(
  queue: EnrichmentQueue,
  { provider, logger }: EnrichmentWorkerOptions,
): Promise<boolean> {
  try {
    await queue.noteWorker(provider !== null);
    return true;
  } catch (error) {
    logger.error({ error: describeError(error) }, 'the enrichment worker could not be noted');
    return false;
  }
}

/** Does one job and returns the milliseconds to pause before the next. Never throws. */
export async function enrichNext(
  queue: EnrichmentQueue,
  provider: SearchProvider | null,
  logger: Logger,
): Promise<number> {
  try {
    const job = await queue.claim();
    if (!job) return IDLE_MS;
    try {
      const profile = await findProfile(job.contact, provider);
      await queue.complete(job, profile);
      logger.info({ confidence: profile?.confidence ?? null }, 'enriched');
      return 0;
    } catch (error) {
      const code = error instanceof SearchError ? error.code : 'internal_error';
      const retryAfter = error instanceof SearchError ? error.retryAfter : 0;
      logger.warn({ code, error: describeError(error) }, 'enrichment failed');
      await queue.fail(job, code, retryAfter);
      return Math.min(Math.max(FAILURE_MS, retryAfter * 1000), LONGEST_PAUSE_MS);
    }
  } catch (error) {
    logger.error({ error: describeError(error) }, 'the enrichment queue could not be reached');
    return FAILURE_MS;
  }
}
