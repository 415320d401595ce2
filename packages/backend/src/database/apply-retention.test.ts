import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMigratedDatabase } from '../testing/migrated-database.ts';
import { applyRetention } from './apply-retention.ts';

test('contacts that outlived their owner’s rule are deleted at the start, others stay', async () => {
  const database = await openMigratedDatabase();
  const owner = '6a1f2a52-0c9e-4f0b-9d62-3b0d6b1f0a11';
  await database.query('insert into auth.users (id, email) values ($1, $2)', [
    owner,
    'a@b.example',
  ]);
  await database.query(
    `insert into public.business_card_records (user_id, full_name, created_at)
     values ($1, 'Old', now() - interval '400 days'), ($1, 'New', now())`,
    [owner],
  );
  // Triggers apply a rule when it is made; the schedule is for contacts that age afterwards.
  await database.exec('alter table public.user_settings disable trigger user');
  await database.query(
    'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 365)',
    [owner],
  );
  const stop = applyRetention(database, pino({ level: 'silent' }));
  await expect
    .poll(() => database.query('select full_name from public.business_card_records'))
    .toEqual([{ full_name: 'New' }]);
  stop();
  await database.close();
});
