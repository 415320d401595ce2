import { createSupabaseClients, type SupabaseSettings } from '@cardsift/backend/supabase-clients';
import type { TestBackend } from '@cardsift/backend/testing/fork-test-backend';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { startTestBackend } from '@cardsift/backend/testing/start-test-backend';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEnrichmentQueue } from './enrichment-queue.ts';
import { createEnrichmentWorker, enrichNext } from './enrichment-worker.ts';
import { SearchError, type SearchProvider } from './search-provider.ts';

const finding: SearchProvider = {
  search: async () => [
    {
      url: 'https://www.linkedin.com/in/ada-byron',
      title: 'Ada Byron - Engines | LinkedIn',
      text: 'Analyst',
    },
  ],
};

// A backend of its own, because all contacts share the queue and would take turns with these.
let backend: TestBackend;
let person: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  person = await signUp(backend.access.url, backend.access.publishableKey);
});
afterAll(() => backend.close());

let broken: Set<string>;
let log: string[];
beforeEach(() => {
  broken = new Set();
  log = [];
});
afterEach(async () => {
  await person.client.rpc('delete_all_data').throwOnError();
});

/** The backend, whose functions can be made to fail. Its error message then quotes the contact. */
const supabase = (): SupabaseSettings => ({
  ...backend.access,
  fetch: async (input, init) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    if (broken.has(name)) return Response.json({ message: 'Ada Byron is gone' }, { status: 400 });
    return fetch(input, init);
  },
});
const logger = () => pino({}, { write: (line: string) => log.push(line) });
const next = (provider: SearchProvider | null) =>
  enrichNext(createEnrichmentQueue(createSupabaseClients(supabase()).service), provider, logger());

/** Saving a contact puts it into the queue. */
async function saveContacts(count = 1): Promise<void> {
  const ada = { user_id: person.id, full_name: 'Ada Byron', org: 'Engines' };
  await person.client.from('business_card_records').insert(Array(count).fill(ada)).throwOnError();
}

async function storedProfiles() {
  const { data } = await person.client
    .from('business_card_records')
    .select('linkedin_url, confidence')
    .throwOnError();
  return data;
}

async function readJob() {
  const operator = createTestClient(backend.access.url, backend.access.secretKey);
  const { data } = await operator.from('enrichment_jobs').select().single().throwOnError();
  return { ...data, waits: (Date.parse(data.run_after) - Date.now()) / 1000 };
}

describe('enrichNext', () => {
  it('stores the profile it found, and continues at once', async () => {
    await saveContacts();
    expect(await next(finding)).toBe(0);
    expect(await storedProfiles()).toEqual([
      { linkedin_url: 'https://www.linkedin.com/in/ada-byron', confidence: 'high' },
    ]);
    expect(await readJob()).toMatchObject({ status: 'found' });
  });

  it('drops the profile of a contact that has changed meanwhile', async () => {
    await saveContacts();
    const slow: SearchProvider = {
      async search(query) {
        await person.client
          .from('business_card_records')
          .update({ full_name: 'Grace Hopper' })
          .eq('id', (await readJob()).contact_id)
          .throwOnError();
        return finding.search(query);
      },
    };
    await next(slow);
    expect(await storedProfiles()).toEqual([{ linkedin_url: null, confidence: null }]);
    expect(await readJob()).toMatchObject({ status: 'waiting' });
  });

  it('stores that there is no profile', async () => {
    await saveContacts();
    await next(null);
    expect(await readJob()).toMatchObject({ status: 'not_found' });
  });

  it('waits a little if there is nothing to do', async () => {
    const pause = await next(finding);
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThanOrEqual(5_000);
  });

  it('puts a contact back if the search fails, and leaves the provider alone for a while', async () => {
    await saveContacts();
    const error = new SearchError('search_limited', { retryAfter: 3_600 });
    expect(await next({ search: () => Promise.reject(error) })).toBe(15 * 60_000);
    const job = await readJob();
    expect(job).toMatchObject({ status: 'waiting', last_error: 'search_limited' });
    expect(job.waits).toBeGreaterThan(3_000);
  });

  it('puts a contact back if its profile cannot be stored', async () => {
    await saveContacts();
    broken.add('complete_enrichment');
    expect(await next(finding)).toBeGreaterThan(0);
    expect(await readJob()).toMatchObject({ status: 'waiting', last_error: 'internal_error' });
  });

  it('survives a backend that is down', async () => {
    broken.add('claim_enrichment');
    expect(await next(finding)).toBeGreaterThan(0);
  });

  it('logs nothing about the contact', async () => {
    await saveContacts(2);
    await next(finding);
    broken.add('complete_enrichment').add('fail_enrichment');
    await next(finding);
    expect(log).toHaveLength(3);
    expect(log.join()).not.toMatch(/Ada|Byron|Engines/);
  });
});

describe('createEnrichmentWorker', () => {
  let worker: ReturnType<typeof createEnrichmentWorker>;
  afterEach(() => worker.stop());

  it('works through the queue and finishes the current job before it stops', async () => {
    const stopped = Promise.withResolvers<void>();
    await saveContacts(2);
    let searches = 0;
    const provider: SearchProvider = {
      async search(query) {
        searches += 1;
        if (searches === 2) void worker.stop().then(stopped.resolve);
        return finding.search(query);
      },
    };
    worker = createEnrichmentWorker({ supabase: supabase(), provider, logger: logger() });
    worker.start();
    await stopped.promise;
    const found = { linkedin_url: 'https://www.linkedin.com/in/ada-byron', confidence: 'high' };
    expect(await storedProfiles()).toEqual([found, found]);
  });

  it.each([
    [finding, true],
    [null, false],
  ])('reports whether it searches the web: %j', async (provider, canSearch) => {
    worker = createEnrichmentWorker({ supabase: supabase(), provider, logger: logger() });
    worker.start();
    await expect
      .poll(async () => (await person.client.rpc('can_search_profiles').throwOnError()).data)
      .toBe(canSearch);
  });
});
