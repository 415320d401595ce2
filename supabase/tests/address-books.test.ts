import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DENIED, errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

interface Entry {
  file_name: string;
  sequence: number;
  is_deleted: boolean;
}
interface Saved {
  is_new: boolean;
  sequence: number;
}

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
});

const run = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  database.queryAs<Row>({ userId: user }, sql, values);

const makePassword = () =>
  database.query(
    `insert into public.app_passwords (user_id, name, made_with_second_factor) values ($1, 'Phone', false)`,
    [user],
  );

/** Numbers some of the contacts. Returns whether there are more. */
async function numberSome(): Promise<boolean> {
  const [row] = await run<{ more: boolean }>('select public.number_cards() as more');
  return row?.more ?? false;
}

async function openBook(): Promise<void> {
  await makePassword();
  while (await numberSome());
}

async function addContact(columns: { full_name?: string; id?: string } = {}): Promise<string> {
  const { id = randomUUID(), full_name = 'Ada' } = columns;
  await run(
    'insert into public.business_card_records (id, user_id, full_name) values ($1, $2, $3)',
    [id, user, full_name],
  );
  return id;
}

/**
 * As one import adds them: all with the same time, and no more in a statement than a busy machine can do within its
 * limit.
 */
async function addMany(count: number): Promise<void> {
  for (let first = 1; first <= count; first += 500) {
    await run(
      `insert into public.business_card_records (user_id, full_name, created_at)
       select $1, 'Ada ' || n, '2026-11-01' from generate_series($2::integer, $3::integer) as n`,
      [user, first, Math.min(first + 499, count)],
    );
  }
}

const remove = (id: string) => run('delete from public.business_card_records where id = $1', [id]);

interface State {
  sequence: number;
  forgotten: number;
  is_numbered?: boolean;
}

async function state(): Promise<State | undefined> {
  const [row] = await run<State>(
    'select sequence::int, forgotten::int from public.address_book_state()',
  );
  return row;
}

/** The changes after a number, as a phone requests them. */
const changes = (after = 0) =>
  run<Entry>(
    `select file_name, sequence::int, is_deleted from public.address_book_entries
     where user_id = $1 and sequence > $2 order by sequence`,
    [user, after],
  );

async function save(
  fileName: string,
  columns: object,
  options: { seen?: number; mustBeNew?: boolean; mayReplace?: boolean } = {},
): Promise<Saved> {
  const { seen = null, mustBeNew = false, mayReplace = false } = options;
  const [row] = await run<Saved>(
    'select is_new, sequence::int from public.save_card($1, $2::jsonb, $3, $4, $5)',
    [fileName, JSON.stringify(columns), seen, mustBeNew, mayReplace],
  );
  if (!row) throw new Error('nothing was saved');
  return row;
}

/** The code by which the CardDAV server recognizes a refusal. */
async function refusal(statement: Promise<unknown>): Promise<string | undefined> {
  try {
    await statement;
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return (JSON.parse(message) as { code: string }).code;
  }
}

test('a person without an app password has no book, and no changes are kept', async () => {
  await addContact();
  expect(await state()).toBeUndefined();
  expect(await changes()).toEqual([]);
});

test('the first app password makes a book of all contacts, in the order they came', async () => {
  const ada = await addContact();
  const grace = await addContact();
  await openBook();
  await openBook();
  expect(await state()).toEqual({ sequence: 2, forgotten: 0 });
  expect(await changes()).toEqual([
    { file_name: `${ada}.vcf`, sequence: 1, is_deleted: false },
    { file_name: `${grace}.vcf`, sequence: 2, is_deleted: false },
  ]);
});

test('a book of many contacts is numbered in parts, each contact once, whatever happens meanwhile', async () => {
  await addMany(2500);
  const [before] = await run<{ id: string }>(
    'select min(id::text) as id from public.business_card_records',
  );
  await makePassword();
  const isNumbered = async () => {
    const [row] = await run<{ is_numbered: boolean }>(
      'select is_numbered from public.address_book_state()',
    );
    return row?.is_numbered;
  };
  expect([await isNumbered(), (await changes()).length]).toEqual([false, 0]);
  expect([await numberSome(), (await changes()).length]).toEqual([true, 1000]);
  const later = await addContact({ full_name: 'Later' });
  await remove(before?.id ?? '');
  await run(
    `update public.business_card_records set title = 'Countess' where full_name like '%77'`,
  );
  expect([await numberSome(), await isNumbered()]).toEqual([true, false]);
  expect([await numberSome(), await isNumbered()]).toEqual([false, true]);
  expect(await numberSome()).toBe(false);

  const all = await changes();
  const present = all.filter(({ is_deleted }) => !is_deleted);
  const ids = await run<{ file_name: string }>(
    `select id || '.vcf' as file_name from public.business_card_records`,
  );
  expect(present).toHaveLength(2500);
  expect(present.map(({ file_name }) => file_name).sort()).toEqual(
    ids.map(({ file_name }) => file_name).sort(),
  );
  expect(present.map(({ file_name }) => file_name)).toContain(`${later}.vcf`);
  expect(new Set(all.map(({ sequence }) => sequence)).size).toBe(all.length);
  expect((await state())?.sequence).toBeGreaterThanOrEqual(all.at(-1)?.sequence ?? 0);
});

test('a person without a book has nothing to number', async () => {
  await addContact();
  expect(await numberSome()).toBe(false);
});

describe('with a book', () => {
  beforeEach(openBook);

  test('additions, changes and deletions each get the next number', async () => {
    const ada = await addContact();
    const grace = await addContact();
    await run(`update public.business_card_records set title = 'Countess' where id = $1`, [ada]);
    expect(await changes(2)).toMatchObject([{ file_name: `${ada}.vcf`, sequence: 3 }]);
    await remove(grace);
    expect(await changes(2)).toEqual([
      { file_name: `${ada}.vcf`, sequence: 3, is_deleted: false },
      { file_name: `${grace}.vcf`, sequence: 4, is_deleted: true },
    ]);
    expect(await state()).toEqual({ sequence: 4, forgotten: 0 });
  });

  test('many contacts in one statement each get a number, and no two the same', async () => {
    await run(
      `insert into public.business_card_records (user_id, full_name)
       select $1, 'Ada ' || n from generate_series(1, 30) as n`,
      [user],
    );
    await run(`update public.business_card_records set notes = 'met' where full_name like '%1%'`);
    const numbers = (await changes()).map(({ sequence }) => sequence);
    expect(new Set(numbers).size).toBe(30);
    expect(numbers.filter((one) => one > 30)).toHaveLength(12);
    expect(await state()).toEqual({ sequence: 42, forgotten: 0 });
  });

  test.each([
    ['full_name', `'Grace'`],
    ['email', `'ada@example.org'`],
    ['phone', `'1'`],
    ['org', `'Engine'`],
    ['title', `'Countess'`],
    ['notes', `'met'`],
    ['hashtags', `'poet'`],
    ['tags', `array['Fair']`],
    ['linkedin_url', `'https://www.linkedin.com/in/ada'`],
    ['details', `'{"department": "Notes"}'`],
    ['met_event', `'Fair'`],
    ['met_place', `'London'`],
    ['met_on', `'1833-06-05'`],
  ])('another %s changes the card', async (column, value) => {
    const ada = await addContact();
    await run(`update public.business_card_records set ${column} = ${value} where id = $1`, [ada]);
    expect(await changes(1)).toMatchObject([{ file_name: `${ada}.vcf`, sequence: 2 }]);
  });

  test('what a vCard does not show does not change it', async () => {
    await addContact();
    await database.query(
      `update public.business_card_records set description = 'found', linkedin_updated_at = now()
       where user_id = $1`,
      [user],
    );
    expect(await state()).toMatchObject({ sequence: 1 });
  });

  test('a contact that comes back gets the same file name', async () => {
    await save('of-the-phone.vcf', { full_name: 'Ada' });
    const [row] = await run<{ id: string }>('select id from public.business_card_records');
    const id = row?.id ?? '';
    await remove(id);
    await addContact({ id });
    expect(await changes()).toEqual([
      { file_name: 'of-the-phone.vcf', sequence: 3, is_deleted: false },
    ]);
  });

  test('a contact that comes back after its name was taken gets another one', async () => {
    const id = await addContact();
    await remove(id);
    await save(`${id}.vcf`, { full_name: 'Grace' });
    await addContact({ id });
    const names = (await changes()).map(({ file_name }) => file_name);
    expect(names).toHaveLength(2);
    expect(names).toContain(`${id}.vcf`);
    expect(new Set(names).size).toBe(2);
  });

  test('old deletions are forgotten, and the book says up to where', async () => {
    const ada = await addContact();
    const grace = await addContact();
    await remove(ada);
    await remove(grace);
    await database.query(
      `update public.address_book_entries set changed_at = now() - interval '181 days'
       where user_id = $1 and contact_id = $2`,
      [user, ada],
    );
    expect(await state()).toEqual({ sequence: 4, forgotten: 3 });
    expect(await changes()).toMatchObject([{ file_name: `${grace}.vcf`, sequence: 4 }]);
  });

  test('of very many deletions the newest are kept', async () => {
    await addMany(5003);
    for (let more = true; more; ) {
      const [row] = await run<{ more: boolean }>('select public.delete_some_contacts() as more');
      more = row?.more ?? false;
    }
    const all = await changes();
    expect(all).toHaveLength(5000);
    expect(await state()).toEqual({ sequence: 10_006, forgotten: 5006 });
    expect(all[0]?.sequence).toBe(5007);
  });

  test('a new card becomes a contact under the name that the client chose', async () => {
    expect(await save('x.vcf', { full_name: 'Ada', tags: ['Fair'] }, { mustBeNew: true })).toEqual({
      is_new: true,
      sequence: 1,
    });
    const contacts = await run('select full_name, tags, source from public.business_card_records');
    expect(contacts).toEqual([{ full_name: 'Ada', tags: ['Fair'], source: 'hand' }]);
  });

  test('a change requires the number that was seen, and adds to the history', async () => {
    await save('x.vcf', { full_name: 'Ada' });
    expect(await refusal(save('x.vcf', { full_name: 'Eve' }))).toBe('card_exists');
    expect(await refusal(save('x.vcf', { full_name: 'Eve' }, { mustBeNew: true }))).toBe(
      'card_has_changed',
    );
    expect(await refusal(save('x.vcf', { full_name: 'Eve' }, { seen: 7 }))).toBe(
      'card_has_changed',
    );
    expect(await save('x.vcf', { full_name: 'Ada King' }, { seen: 1 })).toEqual({
      is_new: false,
      sequence: 2,
    });
    const [contact] = await run<{
      full_name: string;
      history: { kind: string; columns: string[] }[];
    }>('select full_name, history from public.business_card_records');
    expect(contact?.full_name).toBe('Ada King');
    expect(contact?.history).toMatchObject([{ kind: 'edited', columns: ['full_name'] }]);
  });

  test('a change to a deleted card is refused', async () => {
    await save('x.vcf', { full_name: 'Ada' });
    await run(`select public.delete_card('x.vcf')`);
    expect(await refusal(save('x.vcf', { full_name: 'Eve' }, { seen: 1 }))).toBe(
      'card_has_changed',
    );
    expect(await refusal(save('x.vcf', { full_name: 'Eve' }, { mayReplace: true }))).toBe(
      'card_has_changed',
    );
    expect(await save('x.vcf', { full_name: 'Grace' }, { mustBeNew: true })).toMatchObject({
      is_new: true,
    });
  });

  test('a card with the UID of another is refused, and the answer names that one', async () => {
    const withUid = (value: string) => ({ details: { imported: [{ name: 'UID', value }] } });
    const ada = await addContact();
    await save('x.vcf', withUid('One'));
    for (const uid of ['urn:uuid:ONE', ada, `urn:uuid:${ada}`]) {
      expect(await refusal(save('y.vcf', withUid(uid)))).toBe('uid_in_use');
    }
    expect(await save('y.vcf', withUid('Two'))).toMatchObject({ is_new: true });
  });

  test('a card is deleted only in the state that was seen', async () => {
    await save('x.vcf', { full_name: 'Ada' });
    expect(await refusal(run(`select public.delete_card('x.vcf', 7)`))).toBe('card_has_changed');
    const remove_ = () => run(`select public.delete_card('x.vcf', 1) as found`);
    expect(await remove_()).toEqual([{ found: true }]);
    expect(await remove_()).toEqual([{ found: false }]);
    expect(await run('select from public.business_card_records')).toEqual([]);
  });

  test('cards can be read by name, or one after the other', async () => {
    for (const name of ['a.vcf', 'b.vcf', 'c.vcf']) await save(name, { full_name: name });
    const names = async (call: string) =>
      (await run<{ name: string }>(`select contact ->> 'full_name' as name from ${call}`)).map(
        ({ name }) => name,
      );
    expect(await names(`public.read_cards('["c.vcf", "x.vcf", "c.vcf"]')`)).toEqual(['c.vcf']);
    expect(await names('public.read_cards(after => 1, at_most => 1)')).toEqual(['b.vcf']);
    expect(await names('public.read_cards()')).toEqual(['a.vcf', 'b.vcf', 'c.vcf']);
  });

  test('nobody can read, change or delete another person’s cards', async () => {
    await save('x.vcf', { full_name: 'Ada' });
    user = await database.addUser();
    await openBook();
    expect(await run('select * from public.read_cards()')).toEqual([]);
    expect(await run(`select * from public.read_cards('["x.vcf"]')`)).toEqual([]);
    expect(await run(`select public.delete_card('x.vcf') as found`)).toEqual([{ found: false }]);
    expect(await refusal(save('x.vcf', { full_name: 'Eve' }, { seen: 1 }))).toBe(
      'card_has_changed',
    );
    expect(await save('x.vcf', { full_name: 'Eve' })).toMatchObject({ is_new: true });
    expect(await changes()).toHaveLength(1);
  });

  test('visitors have no cards', async () => {
    const attempt = database.queryAs('anon', 'select * from public.read_cards()');
    expect(await errorCode(attempt)).toBe(DENIED);
  });
});
