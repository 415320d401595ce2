import { mkdir } from 'node:fs/promises';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createMutex } from './create-mutex.ts';
import type { Database } from './database.ts';

/**
 * Opens embedded Postgres. `directory` is an absolute path (a `file:` prefix would make a folder of
 * that name); without it the database lives in memory, for tests.
 */
export async function openPglite(directory?: string): Promise<Database> {
  if (directory) await mkdir(directory, { recursive: true, mode: 0o700 });
  const connection = await createPgliteConnection(directory ? { url: directory } : {});
  const { driver } = connection;
  return {
    connection,
    async exec(sql) {
      await driver.exec(sql);
    },
    async query<Row>(sql: string, parameters: unknown[] = []) {
      return (await driver.query<Row>(sql, parameters)).rows;
    },
    transaction: (work) =>
      driver.transaction((transaction) =>
        work(
          async <Row>(sql: string, parameters: unknown[] = []) =>
            (await transaction.query<Row>(sql, parameters)).rows,
        ),
      ),
    exclusively: createMutex(),
    listen: (channel, onPayload) => driver.listen(channel, onPayload),
    close: () => connection.close(),
  };
}
