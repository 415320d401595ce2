import { randomUUID } from 'node:crypto';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { findSamePerson } from '@cardsift/contacts/duplicates/same-person';
import { normalizeEmail } from '@cardsift/contacts/normalize-values';
import { anyText } from '@cardsift/contacts/testing/any-text';
import { BLANK_RECORD } from '@cardsift/contacts/testing/blank-record';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await shareTestDatabase();
});

/** Values that are often equal, in the forms that people and programs write, and sometimes any text. */
const often = (...values: (string | null)[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(null, ...values) },
    // Postgres stores no NUL and rejects unpaired surrogates.
    { weight: 1, arbitrary: anyText.map((text) => text.replaceAll('\0', '').toWellFormed()) },
  );

const names = often(
  ...['Ada Lee', 'ADA  LEE', 'Lee, Ada', 'Dr. Ada N. Lee', 'Bo Ray', 'Unknown Contact', ''],
  ...['山田 太郎', '山田太郎', 'İpek Şen', 'i̇pek şen', 'K. Lee', 'K. Lee', 'Ａｄａ Lee'],
);
const emails = often(
  ...[
    'ada@acme.example',
    ' ADA@Acme.example',
    'ada\u00a0@acme.example',
    'bo@acme.example',
    '',
    ' ',
  ],
  ...[
    'anna@größe.de',
    'Anna@GRÖSSE.de',
    'anna@xn--gre-6ka8i.de',
    'änne@acme.example',
    'ÄNNE@acme.example',
  ],
);
const phones = often(
  ...[
    '+49 30 1',
    '0049-30/1',
    '+49 (0)30 1',
    '030 1',
    '＋４９ 30 1',
    '00',
    '+',
    '',
    'n/a',
    '(0)30 1',
  ],
);
const orgs = often('Acme', 'ACME', 'Größe & Söhne', 'GRÖSSE SÖHNE', '');

const people = fc.array(fc.record({ full_name: names, email: emails, phone: phones, org: orgs }), {
  minLength: 1,
  maxLength: 12,
});

test('the database finds everybody whom packages/contacts may recognize as the same person', async () => {
  await fc.assert(
    fc.asyncProperty(people, async (values) => {
      const user = await database.addUser();
      const records = values.map(
        (one, at): ContactRecord => ({
          ...BLANK_RECORD,
          ...one,
          id: randomUUID(),
          user_id: user,
          created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
        }),
      );
      await database.query(
        `insert into public.business_card_records
           select * from jsonb_populate_recordset(null::public.business_card_records, $1)`,
        [JSON.stringify(records)],
      );
      for (const asked of records) {
        const { full_name, email, phone, org } = asked;
        const found = await database.queryAs<{ id: string }>(
          { userId: user },
          'select id from public.find_reached_alike($1, $2, $3)',
          [normalizeEmail(email), phone ?? '', full_name ?? ''],
        );
        const ids = new Set(found.map(({ id }) => id));
        const others = records.filter((one) => one !== asked);
        const candidates = others.filter(({ id }) => ids.has(id));
        const identity = { full_name, email, phone, org };
        expect(findSamePerson(candidates, identity)).toBe(findSamePerson(others, identity));
      }
    }),
    { numRuns: 120 },
  );
}, 60_000);
