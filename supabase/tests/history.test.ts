import { beforeAll, beforeEach, expect, test } from 'vitest';
import { shareTestDatabase, type TestDatabase } from './test-database.ts';

interface Entry {
  at: string;
  kind: string;
  columns?: string[];
}

let database: TestDatabase;
let user: string;
let contact: string;
beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
  const [added] = await database.query<{ id: string }>(
    `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada') returning id`,
    [user],
  );
  contact = added?.id ?? '';
});

const edit = (change: string, caller: 'service_role' | { userId: string } = { userId: user }) =>
  database.queryAs(caller, `update public.business_card_records set ${change} where id = $1`, [
    contact,
  ]);

async function history(): Promise<Entry[]> {
  const [row] = await database.query<{ history: Entry[] }>(
    'select history from public.business_card_records where id = $1',
    [contact],
  );
  return row?.history ?? [];
}

/** Moves the history back in time, so that the next edit is a new entry. */
const letTimePass = () =>
  database.query(
    `update public.business_card_records set history = (
       select jsonb_agg(jsonb_set(entry, '{at}', to_jsonb((entry ->> 'at')::timestamptz - interval '1 hour')))
       from jsonb_array_elements(history) as entry
     ) where id = $1`,
    [contact],
  );

test('an edit is noted with the changed columns, and no value', async () => {
  await edit(`phone = '+49 30 1', title = 'CTO'`);
  expect(await history()).toMatchObject([{ kind: 'edited', columns: ['phone', 'title'] }]);
  expect(JSON.stringify(await history())).not.toContain('+49 30 1');
});

test('edits within minutes become one, and later ones are separate', async () => {
  await edit(`phone = '1'`);
  await edit(`email = 'ada@x.example'`);
  expect(await history()).toMatchObject([{ columns: ['email', 'phone'] }]);
  await letTimePass();
  await edit(`phone = '2'`);
  expect(await history()).toMatchObject([{ columns: ['email', 'phone'] }, { columns: ['phone'] }]);
});

test('what changes nothing, and what the service role writes, is not an edit', async () => {
  await edit(`full_name = 'Ada'`);
  await edit(`settled = '{unnamed}'`);
  await edit(`linkedin_url = 'https://www.linkedin.com/in/ada'`, 'service_role');
  expect(await history()).toEqual([]);
});

test('the newest forty are kept', async () => {
  for (let number = 0; number < 43; number += 1) {
    await edit(`phone = '${number}'`);
    await letTimePass();
  }
  expect(await history()).toHaveLength(40);
});

test('a history that its owner made up does not block the next edit', async () => {
  for (const forged of [`[{"at": "never", "kind": "edited"}]`, `["${'x'.repeat(19_000)}"]`]) {
    await edit(`history = '${forged}'`);
    await edit(`phone = '${forged.length}'`);
    expect((await history()).at(-1)).toMatchObject({ kind: 'edited', columns: ['phone'] });
    expect((await history()).length).toBe(1);
  }
});
