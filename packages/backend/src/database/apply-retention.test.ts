import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openMigratedDatabase } from '../testing/migrated-database.ts';
import { applyRetention } from './apply-retention.ts';

test('contacts that have outlived their owner’s rule are deleted at the start, unless the clock has jumped', async () => {
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
  // Triggers apply a rule when it is made. The schedule deletes contacts that age afterwards.
  await database.exec('alter table public.user_settings disable trigger user');
  await database.query(
    'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 365)',
    [owner],
  );
  const names = () => database.query('select full_name from public.business_card_records');
  const log: string[] = [];
  const logger = pino({}, { write: (line) => void log.push(line) });

  // The clock has gone ahead by years since the last look at it.
  const look = (ago: string) =>
    database.query('update private.retention_clock set seen_at = now() - $1::interval', [ago]);
  await look('5 years');
  applyRetention(database, logger)();
  await expect.poll(() => log.join()).toContain('retention waits a day');
  expect(await names()).toEqual([{ full_name: 'Old' }, { full_name: 'New' }]);

  await database.exec('update private.retention_clock set stepped_to = null');
  await look('1 hour');
  applyRetention(database, logger)();
  await expect.poll(names).toEqual([{ full_name: 'New' }]);
  await database.close();
});
