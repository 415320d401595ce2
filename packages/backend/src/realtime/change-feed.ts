import type { Database } from '../database/database.ts';
import { type Change, changeSchema } from './change.ts';

const CHANNEL = 'cardsift_changes';

/**
 * Hosted Supabase reads changes from the write-ahead log, which embedded Postgres cannot. Here a
 * trigger tells of them. A notification holds less than 8,000 bytes, so it names the row and does
 * not carry it; that also lets row level security decide at the moment of sending.
 */
const FEED_SQL = `
  create schema if not exists cardsift_realtime;
  create or replace function cardsift_realtime.tell_change() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  begin
    perform pg_notify('${CHANNEL}', jsonb_build_object(
      'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
      'id', changed ->> 'id', 'owner', changed ->> 'user_id', 'at', now())::text);
    return null;
  end;
  $$;
  do $$
  declare
    published record;
  begin
    for published in
      select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime'
    loop
      execute format(
        'create or replace trigger tell_change after insert or update or delete on %I.%I
           for each row execute function cardsift_realtime.tell_change()',
        published.schemaname, published.tablename);
    end loop;
  end;
  $$;
`;

/**
 * Calls back with every committed change of a published table, in order, until the database is closed;
 * `onGap` when some may have been missed.
 */
export async function followChanges(
  database: Database,
  onChange: (change: Change) => void,
  onGap: () => void,
): Promise<void> {
  await database.exec(FEED_SQL);
  await database.listen(CHANNEL, {
    onPayload: (payload) => onChange(changeSchema.parse(JSON.parse(payload))),
    onGap,
  });
}
