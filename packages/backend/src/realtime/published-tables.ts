import type { SqlDatabase } from '../database/sql-database.ts';

/** A column as it is described to the page, with Postgres's internal type name: `_text`. */
export interface Column {
  name: string;
  type: string;
}

/** The tables that a page may subscribe to, as `schema.table`, with their columns. */
export async function readPublishedTables(database: SqlDatabase): Promise<Map<string, Column[]>> {
  const rows = await database.query<{ table: string; columns: Column[] }>(`
    select p.schemaname || '.' || p.tablename as table,
           jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum) as columns
    from pg_publication_tables p
    join pg_attribute a
      on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
      and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where p.pubname = 'supabase_realtime'
    group by 1`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
