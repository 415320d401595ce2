import { createPostgresConnection } from '@supabase/lite/postgres';
import type { ISql } from 'postgres';
import type { Database, Query } from './database.ts';

/** Opens a Postgres server, version 15 or later. `url` names a role that may create roles and schemas. */
export function openPostgres(url: string): Database {
  const connection = createPostgresConnection({ url });
  const { driver } = connection;
  return {
    connection,
    async exec(sql) {
      await driver.unsafe(sql).simple();
    },
    query: runOn(driver),
    transaction: (work) => driver.begin((session) => work(runOn(session))) as Promise<never>,
    exclusively: (work) => work(),
    async listen(channel, onPayload) {
      const { unlisten } = await driver.listen(channel, onPayload);
      return unlisten;
    },
    close: () => connection.close(),
  };
}

function runOn(session: ISql): Query {
  return async <Row>(sql: string, parameters: unknown[] = []) => {
    const rows = await session.unsafe(sql, parameters as never[]);
    return [...rows] as Row[];
  };
}
