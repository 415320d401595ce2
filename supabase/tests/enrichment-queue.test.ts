import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  DENIED,
  errorCode,
  openTestDatabase,
  type TestDatabase,
} from './test-database.ts';

const ADA_PROFILE = 'https://www.linkedin.com/in/ada-byron';
const FOUND = {
  linkedin_url: ADA_PROFILE,
  description: 'Analyst at Engines',
  confidence: 'high',
  evidence: { source_url: ADA_PROFILE, source_title: 'Ada Byron - Engines | LinkedIn' },
};

let database: TestDatabase;
let user: string;
const service: Caller = 'service_role';

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.exec('delete from public.business_card_records');
  user = await database.addUser();
});

async function addContact(columns: Record<string, unknown> = {}, userId = user): Promise<string> {
  const row = { user_id: userId, full_name: 'Ada Byron', org: 'Engines', ...columns };
  const names = Object.keys(row);
  const rows = await database.queryAs<{ id: string }>(
    { userId },
    `insert into public.business_card_records (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}

const changeContact = (id: string, change: string) =>
  database.queryAs(
    { userId: user },
    `update public.business_card_records set ${change} where id = $1`,
    [id],
  );

interface Claimed {
  contact_id: string;
  claim: string;
  linkedin_url: string | null;
  rejected: string[];
}
const claimNext = async () =>
  (await database.queryAs<Claimed>(service, 'select * from public.claim_enrichment()'))[0];

async function claimOf(): Promise<Claimed> {
  const job = await claimNext();
  if (!job) throw new Error('no job is due');
  return job;
}

async function evaluate(
  caller: Caller,
  expression: string,
  parameters: unknown[],
): Promise<unknown> {
  const rows = await database.queryAs<{ value: unknown }>(
    caller,
    `select ${expression} as value`,
    parameters,
  );
  return rows[0]?.value;
}
const complete = (job: Claimed, profile: object | null = FOUND) =>
  evaluate(service, 'public.complete_enrichment($1, $2, $3, $4::text::jsonb)', [
    job.contact_id,
    job.claim,
    job.linkedin_url,
    profile && JSON.stringify(profile),
  ]);
const fail = (job: Claimed, retryAfter = 0) =>
  evaluate(service, 'public.fail_enrichment($1, $2, $3, $4)', [
    job.contact_id,
    job.claim,
    'search_unavailable',
    retryAfter,
  ]);
const ask = (id: string, caller: Caller = { userId: user }) =>
  evaluate(caller, 'public.ask_for_linkedin_match($1)', [id]);
const reject = (id: string, caller: Caller = { userId: user }) =>
  evaluate(caller, 'public.reject_linkedin_match($1)', [id]);

async function jobOf(id: string) {
  const rows = await database.queryAs<{
    status: string;
    attempts: number;
    last_error: string | null;
  }>(
    { userId: user },
    'select status, attempts, last_error from public.enrichment_jobs where contact_id = $1',
    [id],
  );
  return rows[0];
}
async function contactOf(id: string) {
  const rows = await database.query<Record<string, unknown>>(
    `select linkedin_url, description, confidence, evidence, linkedin_updated_at is not null as dated
     from public.business_card_records where id = $1`,
    [id],
  );
  return rows[0];
}

describe('what is queued', () => {
  test('a new contact, visible to its owner', async () => {
    const id = await addContact();
    expect(await jobOf(id)).toEqual({ status: 'waiting', attempts: 0, last_error: null });
  });

  test('not a contact without a name, nor one that comes back with its profile', async () => {
    expect(await jobOf(await addContact({ full_name: ' ' }))).toBeUndefined();
    const restored = { linkedin_url: ADA_PROFILE, linkedin_updated_at: '2026-11-21T10:00:00Z' };
    expect(await jobOf(await addContact(restored))).toBeUndefined();
  });

  test('again if the name or the organization changes, and only then', async () => {
    const id = await addContact();
    await complete(await claimOf());
    await changeContact(id, `notes = 'met in Lagos', full_name = full_name`);
    expect(await jobOf(id)).toMatchObject({ status: 'found' });
    await changeContact(id, `org = 'Looms'`);
    expect(await jobOf(id)).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  test('nothing of a contact that is deleted', async () => {
    const id = await addContact();
    const job = await claimOf();
    await database.query('delete from public.business_card_records where id = $1', [id]);
    expect(await complete(job)).toBe(false);
    expect(await claimNext()).toBeUndefined();
  });
});

describe('claiming', () => {
  test('gives each job to one worker', async () => {
    await Promise.all([addContact(), addContact(), addContact()]);
    const claims = await Promise.all(Array.from({ length: 6 }, claimNext));
    const ids = claims.flatMap((job) => job?.contact_id ?? []);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  test('lets people take turns', async () => {
    for (let n = 0; n < 5; n++) await addContact();
    const other = await database.addUser();
    const theirs = await addContact({}, other);
    const firstThree = [await claimOf(), await claimOf(), await claimOf()];
    expect(firstThree.map((job) => job.contact_id)).toContain(theirs);
  });

  test('takes over from a worker that was lost, and gives up after five tries', async () => {
    const id = await addContact();
    const lose = () =>
      database.query(`update public.enrichment_jobs set claimed_at = now() - interval '6 minutes'`);
    const first = await claimOf();
    expect(await claimNext()).toBeUndefined();
    await lose();
    for (let attempt = 2; attempt <= 5; attempt++) {
      expect((await claimOf()).claim).not.toBe(first.claim);
      await lose();
    }
    expect(await claimNext()).toBeUndefined();
    expect(await jobOf(id)).toEqual({ status: 'failed', attempts: 5, last_error: 'worker_lost' });
    expect(await complete(first)).toBe(false);
  });

  test('holds no job longer because a clock was a year ahead when it was claimed or put back', async () => {
    const turnClock = async (by: string) => {
      const dates = ['claimed_at', 'run_after', 'updated_at'].map(
        (column) => `${column} = ${column} + interval '${by}'`,
      );
      await database.exec(`alter table public.enrichment_jobs disable trigger touch_enrichment_job;
        update public.enrichment_jobs set ${dates};
        alter table public.enrichment_jobs enable trigger touch_enrichment_job`);
    };
    await addContact();
    await claimOf();
    await turnClock('1 year');
    // The lease starts again, once.
    expect(await claimNext()).toBeUndefined();
    await turnClock('-6 minutes');
    const again = await claimOf();
    await fail(again);
    await turnClock('1 year');
    expect(await claimNext()).toBeUndefined();
    // After the second failure a job pauses for four minutes.
    await turnClock('-4 minutes');
    expect(await claimNext()).toMatchObject({ contact_id: again.contact_id });
  });
});

describe('an answer', () => {
  test('is written to the contact and to the enrichments', async () => {
    const id = await addContact();
    expect(await complete(await claimOf())).toBe(true);
    expect(await contactOf(id)).toEqual({ ...FOUND, dated: true });
    expect(await jobOf(id)).toMatchObject({ status: 'found' });
    const enrichments = await database.queryAs(
      { userId: user },
      `select contact_id, linkedin_url, description, confidence, evidence
       from public.linkedin_enrichments`,
    );
    expect(enrichments).toEqual([{ contact_id: id, ...FOUND }]);
  });

  test('replaces the one before', async () => {
    const id = await addContact();
    await complete(await claimOf());
    await ask(id);
    await complete(await claimOf(), { ...FOUND, confidence: 'medium' });
    const enrichments = await database.queryAs<{ confidence: string }>(
      { userId: user },
      'select confidence from public.linkedin_enrichments',
    );
    expect(enrichments).toEqual([{ confidence: 'medium' }]);
  });

  test('of “no match” changes only the status', async () => {
    const id = await addContact();
    expect(await complete(await claimOf(), null)).toBe(true);
    expect(await jobOf(id)).toMatchObject({ status: 'not_found' });
    expect(await contactOf(id)).toMatchObject({ linkedin_url: null, dated: false });
  });

  test('about a name that has changed meanwhile is dropped', async () => {
    const id = await addContact();
    const job = await claimOf();
    await changeContact(id, `full_name = 'Grace Murray'`);
    expect(await complete(job)).toBe(false);
    expect(await contactOf(id)).toMatchObject({ linkedin_url: null });
    expect(await jobOf(id)).toMatchObject({ status: 'waiting' });
  });

  test('does not overwrite a URL that its owner typed meanwhile', async () => {
    const id = await addContact();
    const job = await claimOf();
    await changeContact(id, `linkedin_url = 'https://www.linkedin.com/in/the-right-one'`);
    expect(await complete(job)).toBe(false);
    expect((await claimOf()).linkedin_url).toBe('https://www.linkedin.com/in/the-right-one');
  });
});

describe('a failure', () => {
  const runAfter = async () => {
    const rows = await database.query<{ minutes: number }>(
      `select round(extract(epoch from run_after - now()) / 60)::integer as minutes
       from public.enrichment_jobs`,
    );
    return rows[0]?.minutes;
  };

  test('is retried later and later, and given up after the fifth try', async () => {
    const id = await addContact();
    const waits: unknown[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await fail(await claimOf())).toBe(true);
      waits.push(await runAfter());
      expect(await claimNext()).toBeUndefined();
      await database.query('update public.enrichment_jobs set run_after = now()');
    }
    expect(waits.slice(0, 4)).toEqual([1, 4, 16, 64]);
    expect(await claimNext()).toBeUndefined();
    expect(await jobOf(id)).toEqual({
      status: 'failed',
      attempts: 5,
      last_error: 'search_unavailable',
    });
  });

  test('is not retried early, however old the claim is', async () => {
    await addContact();
    await fail(await claimOf(), 3600);
    await database.query(
      `update public.enrichment_jobs set claimed_at = now() - interval '1 hour'`,
    );
    expect(await claimNext()).toBeUndefined();
  });

  test('waits as long as the search provider asks, but at most a day', async () => {
    await addContact();
    await fail(await claimOf(), 2 * 3600);
    expect(await runAfter()).toBe(120);
    await database.query('update public.enrichment_jobs set run_after = now()');
    await fail(await claimOf(), 30 * 86_400);
    expect(await runAfter()).toBe(24 * 60);
  });
});

describe('what the owner may ask for', () => {
  test('a rejected profile is removed, and excluded from the next search', async () => {
    const id = await addContact();
    await complete(await claimOf());
    expect(await reject(id)).toBe(true);
    expect(await contactOf(id)).toEqual({
      linkedin_url: null,
      description: null,
      confidence: null,
      evidence: null,
      dated: false,
    });
    expect(await database.query('select * from public.linkedin_enrichments')).toEqual([]);
    expect(await claimNext()).toBeUndefined();
    expect(await ask(id)).toBe(true);
    expect((await claimOf()).rejected).toEqual([ADA_PROFILE]);
  });

  test('there is nothing to reject on a contact without a profile', async () => {
    expect(await reject(await addContact())).toBe(false);
  });

  test('asking again restarts a failed search, but not a running one', async () => {
    const id = await addContact();
    expect(await ask(id)).toBe(false);
    await claimOf();
    expect(await ask(id)).toBe(false);
    await database.query(`update public.enrichment_jobs set status = 'failed', attempts = 5`);
    expect(await ask(id)).toBe(true);
    expect(await jobOf(id)).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  test('nobody can reject or ask for another person’s contact', async () => {
    const id = await addContact();
    const stranger = { userId: await database.addUser() };
    for (const caller of [stranger, 'anon', service] as Caller[]) {
      expect(await errorCode(ask(id, caller))).toBe(DENIED);
      expect(await errorCode(reject(id, caller))).toBe(DENIED);
    }
  });

  test('only the service role works on the queue', async () => {
    await addContact();
    const job = await claimOf();
    const calls: [string, unknown[]][] = [
      ['public.claim_enrichment()', []],
      ['public.complete_enrichment($1, $2, null, null)', [job.contact_id, job.claim]],
      ['public.fail_enrichment($1, $2, $3)', [job.contact_id, job.claim, 'x']],
    ];
    for (const [call, parameters] of calls) {
      for (const caller of [{ userId: user }, 'anon'] as Caller[]) {
        expect(await errorCode(database.queryAs(caller, `select ${call}`, parameters))).toBe(
          DENIED,
        );
      }
    }
  });
});

test('undoing the deletion of a contact brings its profile back', async () => {
  const id = await addContact();
  await complete(await claimOf());
  const [row] = await database.queryAs<{ row: string }>(
    { userId: user },
    'select to_jsonb(c)::text as row from public.business_card_records as c where id = $1',
    [id],
  );
  await database.queryAs(
    { userId: user },
    'delete from public.business_card_records where id = $1',
    [id],
  );
  await database.queryAs(
    { userId: user },
    `insert into public.business_card_records
     select * from jsonb_populate_record(null::public.business_card_records, $1::text::jsonb)`,
    [row?.row],
  );
  const profiles = await database.queryAs(
    { userId: user },
    'select contact_id, linkedin_url, confidence from public.linkedin_enrichments',
  );
  expect(profiles).toEqual([{ contact_id: id, linkedin_url: ADA_PROFILE, confidence: 'high' }]);
});
