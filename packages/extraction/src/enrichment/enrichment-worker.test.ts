import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSupabaseClients } from '../supabase-clients.ts';
import { createEnrichmentQueue } from './enrichment-queue.ts';
import { createEnrichmentWorker, enrichNext } from './enrichment-worker.ts';
import { SearchError, type SearchProvider } from './search-provider.ts';

const JOB = {
  contact_id: 'c0c0c0c0-0000-4000-8000-00000000000c',
  claim: 'd0d0d0d0-0000-4000-8000-00000000000d',
  full_name: 'Ada Byron',
  org: 'Engines',
  title: null,
  linkedin_url: null,
  evidence: null,
  details: {},
  rejected: [],
};
const finding: SearchProvider = {
  search: async () => [
    {
      url: 'https://www.linkedin.com/in/ada-byron',
      title: 'Ada Byron - Engines | LinkedIn',
      text: 'Analyst',
    },
  ],
};

let jobs: object[];
let calls: [string, Record<string, unknown>][];
let broken: Set<string>;
let log: string[];
beforeEach(() => {
  jobs = [];
  calls = [];
  broken = new Set();
  log = [];
});

const supabase = {
  url: 'http://backend.test',
  publishableKey: 'sb_publishable_test',
  secretKey: 'sb_secret_test',
  fetch: (async (input, init) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    calls.push([name, JSON.parse(String(init?.body))]);
    if (broken.has(name)) return Response.json({ message: 'Ada Byron is gone' }, { status: 400 });
    return Response.json(name === 'claim_enrichment' ? jobs.splice(0, 1) : true);
  }) as typeof fetch,
};
const logger = () => pino({}, { write: (line: string) => log.push(line) });
const next = (provider: SearchProvider | null) =>
  enrichNext(createEnrichmentQueue(createSupabaseClients(supabase).service), provider, logger());

describe('enrichNext', () => {
  it('stores the profile it found, under its claim, and goes on at once', async () => {
    jobs.push(JOB);
    expect(await next(finding)).toBe(0);
    expect(calls.at(-1)).toEqual([
      'complete_enrichment',
      {
        contact_uuid: JOB.contact_id,
        claim_uuid: JOB.claim,
        profile: expect.objectContaining({
          linkedin_url: 'https://www.linkedin.com/in/ada-byron',
          confidence: 'high',
        }),
      },
    ]);
  });

  it('stores that there is no profile', async () => {
    jobs.push(JOB);
    await next(null);
    expect(calls.at(-1)).toEqual([
      'complete_enrichment',
      expect.objectContaining({ profile: null }),
    ]);
  });

  it('waits a little when nothing is to be done', async () => {
    const pause = await next(finding);
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThanOrEqual(5_000);
    expect(calls).toHaveLength(1);
  });

  it('puts a contact back when the search fails, and leaves the provider alone for a while', async () => {
    jobs.push(JOB);
    const error = new SearchError('search_limited', { retryAfter: 120 });
    expect(await next({ search: () => Promise.reject(error) })).toBe(120_000);
    expect(calls.at(-1)).toEqual([
      'fail_enrichment',
      {
        contact_uuid: JOB.contact_id,
        claim_uuid: JOB.claim,
        error_code: 'search_limited',
        retry_after_seconds: 120,
      },
    ]);
  });

  it('puts a contact back when its profile cannot be stored', async () => {
    jobs.push(JOB);
    broken.add('complete_enrichment');
    expect(await next(finding)).toBeGreaterThan(0);
    expect(calls.at(-1)).toEqual([
      'fail_enrichment',
      expect.objectContaining({ error_code: 'internal_error' }),
    ]);
  });

  it('survives a backend that is down or answers nonsense', async () => {
    jobs.push({ contact_id: 'nonsense' });
    expect(await next(finding)).toBeGreaterThan(0);
    broken.add('claim_enrichment');
    expect(await next(finding)).toBeGreaterThan(0);
  });

  it('logs nothing of the contact', async () => {
    jobs.push(JOB, JOB);
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

  it('works through the queue and ends the job at hand before it stops', async () => {
    const stopped = Promise.withResolvers<void>();
    jobs.push(JOB, JOB);
    let searches = 0;
    const provider: SearchProvider = {
      async search(query) {
        searches += 1;
        if (searches === 2) void worker.stop().then(stopped.resolve);
        return finding.search(query);
      },
    };
    worker = createEnrichmentWorker({ supabase, provider, logger: logger() });
    worker.start();
    await stopped.promise;
    expect(calls.map(([name]) => name)).toEqual([
      'claim_enrichment',
      'complete_enrichment',
      'claim_enrichment',
      'complete_enrichment',
    ]);
  });
});
