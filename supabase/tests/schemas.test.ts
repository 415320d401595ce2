import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '@cardsift/backend/database/prepare/read-migrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareSchemas, describeSchema, type Schema } from './describe-schema.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const folder = join(import.meta.dirname, '../schemas');

/** The files in order, as if they were the migrations of a new database. */
const schemas: Migration[] = readdirSync(folder)
  .sort()
  .map((file) => ({
    version: file.slice(0, 2).padStart(14, '0'),
    name: file.slice(3, -'.sql'.length),
    sql: readFileSync(join(folder, file), 'utf8'),
  }));

let migrated: TestDatabase;
let declared: TestDatabase;
let holds: Schema;

/**
 * Whether this runs in a project's layout. There, the operator's key is granted what is made in `public`, and helpers
 * that moved to `private` keep that grant.
 */
const isProject = Boolean(process.env.SUPABASE_TEST_PROJECT);

beforeAll(async () => {
  if (isProject) return;
  migrated = await openTestDatabase();
  declared = await openTestDatabase(schemas);
  holds = await describeSchema(migrated.query);
});
afterAll(() => Promise.all([migrated?.close(), declared?.close()]));

test.skipIf(isProject)('supabase/schemas matches the migrations, object by object', async () => {
  expect(holds.size).toBeGreaterThan(500);
  const differences = compareSchemas(
    ['migrations', holds],
    ['schemas', await describeSchema(declared.query)],
  );
  // The whole list is printed if it fails: it says what to change in one place or the other.
  expect(differences.join('\n\n')).toBe('');
});

test('each file is numbered, and has a topic', () => {
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(file).toMatch(/^\d\d_[a-z_]+\.sql$/);
  expect(new Set(files.map((file) => file.slice(0, 2))).size).toBe(files.length);
});

test.skipIf(isProject).each([
  [
    'a column',
    'alter table public.profiles add column motto text',
    'column public.profiles.motto: only',
  ],
  [
    'a default',
    "alter table public.profiles alter industry set default ''",
    'column public.profiles.industry: differs',
  ],
  [
    'a constraint',
    'alter table public.profiles add check (full_name <> industry)',
    'constraint public.profiles',
  ],
  [
    'an index',
    'create index by_industry on public.profiles (industry)',
    'index public.by_industry: only',
  ],
  [
    'a body',
    "create or replace function private.free_scans_per_day() returns integer language sql immutable set search_path = '' as $$ select 11 $$",
    'function private.free_scans_per_day(): differs',
  ],
  [
    'a right',
    'grant execute on function public.set_plan to authenticated',
    'function public.set_plan',
  ],
  [
    'a policy',
    'alter policy "People read their own profile" on public.profiles using (true)',
    'policy public.profiles',
  ],
  [
    'a trigger',
    'alter table public.business_card_records disable trigger touch_contact',
    'trigger public.business_card_records touch_contact: differs',
  ],
  [
    'row level security',
    'alter table public.profiles disable row level security',
    'relation public.profiles: differs',
  ],
  [
    'a row',
    "update storage.buckets set public = false where id = 'vcards'",
    'rows of storage.buckets: differs',
  ],
  [
    'a publication',
    'alter publication supabase_realtime add table public.profiles',
    'publication supabase_realtime: differs',
  ],
])('%s that only one of them has is named', async (_, change, difference) => {
  const differences: string[] = [];
  const changing = declared.transaction(async (query) => {
    await query(change);
    differences.push(
      ...compareSchemas(['migrations', holds], ['schemas', await describeSchema(query)]),
    );
    throw new Error('Seen');
  });
  await expect(changing).rejects.toThrow('Seen');
  expect(differences).toEqual([expect.stringContaining(difference)]);
});
