import { actAs } from '../database/act-as.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { Caller } from './access-token.ts';

export type Row = Record<string, unknown> & { id: string };

/**
 * Those of the rows with these ids that a caller may read now, by row level security, keyed by id. `table`
 * comes from the list of published tables, never from a page. Each of these has a UUID as its key.
 */
export async function readVisibleRows(
  database: SqlDatabase,
  caller: Caller,
  table: string,
  ids: string[],
): Promise<Map<string, Row>> {
  const rows = await database.exclusively(() =>
    database.transaction(async (query) => {
      await actAs(query, caller);
      return query<{ row: Row }>(
        `select to_jsonb(visible) as row from ${table} as visible
         where visible.id = any (string_to_array($1, ',')::uuid[])`,
        [ids.join(',')],
      );
    }),
  );
  return new Map(rows.map(({ row }) => [row.id, row]));
}
