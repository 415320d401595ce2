import { actAs } from '@cardsift/backend/database/act-as';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

interface Contact {
  phone: string | null;
  title: string | null;
  tags: string[];
  details: object;
  history: { kind: string; columns: string[]; change?: string; device?: string | null }[];
}

const NOT_ALLOWED = '42501';
const CHANGED_SINCE = '55000';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
  await database.query(
    `insert into public.app_passwords (user_id, name, made_with_second_factor) values ($1, 'Phone', false)`,
    [user],
  );
  await save({ phone: '1', title: 'Poet', details: { department: 'Notes', nickname: 'Ada' } });
});

const run = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  database.queryAs<Row>({ userId: user }, sql, values);

/** Saves the card as a phone does, whatever its current state. */
async function save(columns: object): Promise<void> {
  const [entry] = await run('select from public.address_book_entries');
  await run('select public.save_card($1, $2::jsonb, may_replace => $3)', [
    'ada.vcf',
    JSON.stringify(columns),
    entry !== undefined,
  ]);
}

async function contact(): Promise<Contact> {
  const [row] = await run<Contact>(
    'select phone, title, tags, details, history from public.business_card_records',
  );
  if (!row) throw new Error('there is no contact');
  return row;
}

async function newestChange(): Promise<string> {
  const { history } = await contact();
  return history.findLast(({ change }) => change !== undefined)?.change ?? '';
}

const undo = (change: string) => run('select public.undo_device_change($1)', [change]);

test('a device’s change is noted with both values beside the history, which has none', async () => {
  await save({ phone: '2', details: { department: 'Notes', role: 'Poet' } });
  const { history } = await contact();
  expect(history).toEqual([
    {
      ...{ at: expect.any(String), kind: 'edited', columns: ['phone', 'details'] },
      ...{ change: expect.any(String), device: null },
    },
  ]);
  expect(await run('select before, after from public.device_changes')).toEqual([
    {
      before: { phone: '1', details: { nickname: 'Ada', role: null } },
      after: { phone: '2', details: { nickname: null, role: 'Poet' } },
    },
  ]);
});

test('a card with nothing new is not a change', async () => {
  const { phone, title, details } = await contact();
  await save({ phone, title, details });
  expect((await contact()).history).toEqual([]);
  expect(await run('select from public.device_changes')).toEqual([]);
});

test('the history names the device whose password was given', async () => {
  const [app] = await database.query<{ id: string }>(
    'select id from public.app_passwords where user_id = $1',
    [user],
  );
  await database.transaction(async (query) => {
    const claims = { sub: user, role: 'authenticated', app_password: app?.id };
    await actAs(query, { role: 'authenticated', userId: user, claims });
    await query(`select public.save_card('ada.vcf', '{"phone": "2"}', may_replace => true)`);
  });
  expect((await contact()).history).toMatchObject([{ device: 'Phone' }]);
});

test('a change can be undone as a whole, once, and stays in the history', async () => {
  const before = await contact();
  await save({ phone: '2', title: null, tags: ['Fair'], details: { role: 'Poet' } });
  const change = await newestChange();
  await undo(change);
  const { history, ...values } = await contact();
  expect({ ...values, history: [] }).toEqual(before);
  expect(history).toMatchObject([
    { kind: 'edited' },
    { kind: 'reverted', columns: ['phone', 'title', 'tags', 'details'] },
  ]);
  expect(await errorCode(undo(change))).toBe(NOT_ALLOWED);
});

test('values that were changed since stay', async () => {
  await save({ phone: '2', title: 'Countess', details: { department: 'Engines' } });
  const change = await newestChange();
  await run(`update public.business_card_records set title = 'Lady'`);
  await undo(change);
  expect(await contact()).toMatchObject({
    ...{ phone: '1', title: 'Lady' },
    details: { department: 'Notes', nickname: 'Ada' },
  });
});

test('if all values were changed since, nothing is undone', async () => {
  await save({ phone: '2' });
  const change = await newestChange();
  await run(`update public.business_card_records set phone = '3'`);
  expect(await errorCode(undo(change))).toBe(CHANGED_SINCE);
  expect(await contact()).toMatchObject({ phone: '3' });
});

test('an edit on the page soon afterwards is a separate entry, so that the device’s change can still be undone', async () => {
  await save({ phone: '2' });
  await run(`update public.business_card_records set title = 'Lady'`);
  const { history } = await contact();
  expect(history).toMatchObject([{ columns: ['phone'] }, { columns: ['title'] }]);
  await undo(history[0]?.change ?? '');
  expect(await contact()).toMatchObject({ phone: '1', title: 'Lady' });
});

test('nobody can undo a change by another person’s device', async () => {
  await save({ phone: '2' });
  const change = await newestChange();
  const owner = user;
  user = await database.addUser();
  expect(await errorCode(undo(change))).toBe(NOT_ALLOWED);
  user = owner;
  expect(await contact()).toMatchObject({ phone: '2' });
});

test('a phone is told what was undone', async () => {
  await save({ phone: '2' });
  const sequence = async () =>
    (await run<{ sequence: number }>('select sequence::int from public.address_book_entries'))[0]
      ?.sequence ?? 0;
  const before = await sequence();
  await undo(await newestChange());
  expect(await sequence()).toBeGreaterThan(before);
});

test('the newest five hundred changes of a person are kept', async () => {
  await database.query(
    `insert into public.device_changes (user_id, contact_id, before, after, changed_at)
     select user_id, id, '{}', '{}', now() + number * interval '1 second'
     from public.business_card_records, generate_series(1, 503) as number where user_id = $1`,
    [user],
  );
  expect(await run('select from public.device_changes')).toHaveLength(500);
});
