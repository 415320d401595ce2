export const CHANGES_CHANNEL = 'cardsift_changes';
export const ENDED_SESSIONS_CHANNEL = 'cardsift_ended_sessions';
export const DELETED_FILES_CHANNEL = 'cardsift_files';

export const UNSETTLED_TABLE = 'cardsift_storage.unsettled';

/**
 * Notifies of changes by a trigger. Hosted Supabase reads changes from the write-ahead log, which embedded Postgres
 * cannot do. A notification holds less than 8,000 bytes, so it carries the key of a row and not the row. That way row
 * level security decides at the moment of sending.
 */
const CHANGES_SQL = `
  create schema if not exists cardsift_realtime;
  create or replace function cardsift_realtime.tell_change() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  begin
    perform pg_notify('${CHANGES_CHANNEL}', jsonb_build_object(
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

const ENDED_SESSIONS_SQL = `
  create or replace function auth.tell_ended_session() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    perform pg_notify('${ENDED_SESSIONS_CHANNEL}', old.id::text);
    return null;
  end;
  $$;
  create or replace trigger tell_ended_session after delete on auth.sessions
    for each row execute function auth.tell_ended_session();
`;

/**
 * Objects whose row or bytes may be missing: those that are being stored, and those whose row SQL deleted, for example
 * with an account. SQL cannot delete bytes.
 */
const UNSETTLED_SQL = `
  create schema if not exists cardsift_storage;
  create table if not exists ${UNSETTLED_TABLE} (
    bucket text not null,
    key text not null,
    since timestamptz not null default now(),
    primary key (bucket, key)
  );
  create or replace function cardsift_storage.tell_deletion() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into ${UNSETTLED_TABLE} (bucket, key) values (old.bucket_id, old.name)
      on conflict (bucket, key) do update set since = excluded.since;
    perform pg_notify('${DELETED_FILES_CHANNEL}', jsonb_build_object('bucket', old.bucket_id, 'key', old.name)::text);
    return null;
  end;
  $$;
  create or replace trigger tell_deletion after delete on storage.objects
    for each row execute function cardsift_storage.tell_deletion();
`;

/** Notifies this process of changes, ended sessions and deleted files. Runs once all tables exist. Safe to repeat. */
export const FEED_SQL = `${CHANGES_SQL}${ENDED_SESSIONS_SQL}${UNSETTLED_SQL}`;
