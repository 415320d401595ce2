import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let owner: string;
let stranger: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});

type Operation = 'select' | 'insert' | 'update' | 'delete';

interface TableRules {
  /** A row of `owner`, as the service role would write it. */
  row: (userId: string) => Record<string, unknown>;
  ownerColumn: string;
  /** A change that a caller with the right to update may make. */
  change: string;
  /**
   * What the owner may do with their own row. Nobody else may do anything, except the service role.
   */
  ownerMay: Operation[];
  /** Rows refer to a contact of the owner's, which has the owner's id. */
  ofContact?: boolean;
  /** Rows belong to the owner's address book. */
  inBook?: boolean;
}

const tables: Record<string, TableRules> = {
  business_card_records: {
    row: (user_id) => ({ user_id, full_name: 'Ada' }),
    ownerColumn: 'user_id',
    change: `full_name = 'Eve'`,
    ownerMay: ['select', 'insert', 'update', 'delete'],
  },
  address_book_entries: {
    row: (user_id) => ({
      ...{ user_id, contact_id: user_id, file_name: `${user_id}.vcf` },
      ...{ uid_digest: '0'.repeat(32), sequence: 1 },
    }),
    ownerColumn: 'user_id',
    change: `is_deleted = true`,
    ownerMay: ['select'],
    inBook: true,
  },
  address_books: {
    row: (user_id) => ({ user_id }),
    ownerColumn: 'user_id',
    change: `sequence = 7`,
    ownerMay: ['select'],
  },
  app_passwords: {
    row: (user_id) => ({ user_id, name: 'Ada’s phone', made_with_second_factor: false }),
    ownerColumn: 'user_id',
    change: `made_with_second_factor = true`,
    ownerMay: ['select'],
  },
  linkedin_enrichments: {
    row: (user_id) => ({ user_id, linkedin_url: 'https://www.linkedin.com/in/ada' }),
    ownerColumn: 'user_id',
    change: `description = 'Eve'`,
    ownerMay: ['select', 'delete'],
  },
  users: {
    row: (id) => ({ id }),
    ownerColumn: 'id',
    change: 'is_premium = true',
    ownerMay: ['select'],
  },
  profiles: {
    row: (id) => ({ id, full_name: 'Ada' }),
    ownerColumn: 'id',
    change: `full_name = 'Eve'`,
    ownerMay: ['select', 'insert', 'update'],
  },
  enrichment_jobs: {
    row: (user_id) => ({ user_id, contact_id: user_id }),
    ownerColumn: 'user_id',
    change: `status = 'failed'`,
    ownerMay: ['select'],
    ofContact: true,
  },
  rejected_profiles: {
    row: (user_id) => ({
      user_id,
      contact_id: user_id,
      linkedin_url: 'https://www.linkedin.com/in/ada',
    }),
    ownerColumn: 'user_id',
    change: `linkedin_url = 'https://www.linkedin.com/in/eve'`,
    ownerMay: ['select', 'delete'],
    ofContact: true,
  },
  contact_merges: {
    row: (user_id) => ({
      ...{ user_id, contact_id: user_id },
      ...{ kept: '{"full_name": "Ada"}', gone: '{}', merged: '{}' },
    }),
    ownerColumn: 'user_id',
    change: `gone = '{"full_name": "Eve"}'`,
    ownerMay: ['select', 'delete'],
    ofContact: true,
  },
  device_changes: {
    row: (user_id) => ({ user_id, contact_id: user_id, before: {}, after: {} }),
    ownerColumn: 'user_id',
    change: `before = '{"phone": "1"}'`,
    ownerMay: ['select', 'delete'],
    ofContact: true,
  },
  deleted_contacts: {
    row: (user_id) => ({
      ...{ user_id, id: user_id, created_at: '2026-11-21' },
      contact: '{"full_name": "Ada"}',
    }),
    ownerColumn: 'user_id',
    change: `contact = '{"full_name": "Eve"}'`,
    ownerMay: ['select'],
  },
  user_settings: {
    row: (user_id) => ({ user_id }),
    ownerColumn: 'user_id',
    change: 'processing_alerts = true',
    ownerMay: ['select', 'insert', 'update'],
  },
  news_mails: {
    row: (user_id) => ({ user_id }),
    ownerColumn: 'user_id',
    change: 'sent_at = now()',
    ownerMay: [],
  },
  scans: {
    row: (user_id) => ({ user_id, day: '2026-11-21' }),
    ownerColumn: 'user_id',
    change: `spent_at = null`,
    ownerMay: [],
  },
  saved_scans: {
    row: (user_id) => ({ user_id, save_key: user_id, contact_id: user_id }),
    ownerColumn: 'user_id',
    change: `saved_at = now()`,
    ownerMay: [],
  },
};

test('every table in public has row level security, and rules in this file', async () => {
  const rows = await database.query<{ relname: string; relrowsecurity: boolean }>(
    `select relname, relrowsecurity from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  expect(rows.filter((row) => !row.relrowsecurity)).toEqual([]);
  expect(rows.map((row) => row.relname)).toEqual(Object.keys(tables).sort());
});

test('no view or function in public runs unnoticed with its owner’s rights', async () => {
  const rows = await database.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef
       and not coalesce(proconfig, '{}') @> array['search_path=""']
     union all
     select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  );
  expect(rows).toEqual([]);
});

describe.each(Object.entries(tables))('%s', (table, rules) => {
  beforeAll(async () => {
    owner = await database.addUser();
    stranger = await database.addUser();
    if (rules.ofContact) {
      const sql = 'insert into public.business_card_records (id, user_id) values ($1, $1)';
      await database.query(sql, [owner]);
    }
    if (rules.inBook) {
      await database.query('insert into public.address_books (user_id) values ($1)', [owner]);
    }
  });

  const callers: [string, () => Caller, Operation[]][] = [
    ['its owner', () => ({ userId: owner }), rules.ownerMay],
    ['another user', () => ({ userId: stranger }), []],
    ['a visitor', () => 'anon', []],
    ['the service', () => 'service_role', ['select', 'insert', 'update', 'delete']],
  ];

  for (const [name, caller, allowed] of callers) {
    for (const operation of ['select', 'insert', 'update', 'delete'] as const) {
      const may = allowed.includes(operation);
      test(`${name} ${may ? 'may' : 'may not'} ${operation}`, async () => {
        await resetRow(table, rules, operation !== 'insert');
        expect(await tryOperation(table, rules, operation, caller())).toBe(may);
      });
    }
  }

  if (rules.ownerMay.includes('update')) {
    test('its owner cannot give a row to another user', async () => {
      await resetRow(table, rules, true);
      const { ownerColumn } = rules;
      const update = database.queryAs(
        { userId: owner },
        `update public.${table} set ${ownerColumn} = $1 where ${ownerColumn} = $2`,
        [stranger, owner],
      );
      expect(await errorCode(update)).toBeDefined();
    });
  }
});

/** Leaves exactly one row of `owner`, or none. */
async function resetRow(table: string, rules: TableRules, present: boolean): Promise<void> {
  await database.query(`delete from public.${table} where ${rules.ownerColumn} = $1`, [owner]);
  if (present) await insert(table, rules, 'service_role');
}

function insert(table: string, rules: TableRules, caller: Caller): Promise<unknown[]> {
  const row = rules.row(owner);
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return database.queryAs(
    caller,
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

/** Whether the operation took effect, judged by the table and not by the answer. */
async function tryOperation(
  table: string,
  rules: TableRules,
  operation: Operation,
  caller: Caller,
): Promise<boolean> {
  const mine = `${rules.ownerColumn} = '${owner}'`;
  const version = async () => {
    const rows = await database.query(`select xmin::text from public.${table} where ${mine}`);
    return JSON.stringify(rows);
  };
  if (operation === 'select') {
    const rows = await database.queryAs(caller, `select * from public.${table} where ${mine}`);
    return rows.length === 1;
  }
  const before = await version();
  if (operation === 'insert') await errorCode(insert(table, rules, caller));
  else {
    const sql =
      operation === 'update'
        ? `update public.${table} set ${rules.change} where ${mine}`
        : `delete from public.${table} where ${mine}`;
    await errorCode(database.queryAs(caller, sql));
  }
  return (await version()) !== before;
}
