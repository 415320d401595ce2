import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Database } from './database.ts';

/** Opens a Postgres server, version 15 or later. `url` names a role that may create roles and schemas. */
export function openPostgres(url: string): Database {
  const connection = createPostgresConnection({ url });
  const { driver } = connection;
  return {
    connection,
    async exec(sql) {
      await driver.unsafe(sql).simple();
    },
    async query<Row>(sql: string, parameters: unknown[] = []) {
      return [
        ...(await driver.unsafe<Row[] & Record<string, never>[]>(sql, parameters as never[])),
      ];
    },
    exclusively: (work) => work(),
    close: () => connection.close(),
  };
}
