import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { SqlDatabase } from '../sql-database.ts';
import { ACCOUNT_SCHEMA_SQL } from './account-schema.ts';

/** The roles that a Supabase project has before its first migration. */
const ROLES_SQL = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin noinherit bypassrls;
    end if;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Grants the roles what the migrations made, as a hosted project does. Safe to repeat. */
export const GRANTS_SQL = `
  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
  grant all on all tables in schema public, storage to anon, authenticated, service_role;
  grant all on all sequences in schema public, storage to anon, authenticated, service_role;
`;

/**
 * What a hosted Supabase project comes with: roles, and the `auth` and `storage` schemas as Supabase Lite
 * writes them. Safe to repeat.
 */
export const SYSTEM_SCRIPTS: readonly string[] = [
  ROLES_SQL,
  SUPABASE_AUTH_HELPERS_SQL,
  getAuthSchemaSql(),
  getStorageSchemaSql(),
  ACCOUNT_SCHEMA_SQL,
];

/** Only the roles, which a database's own tables and policies name. Safe to repeat. */
export async function ensureRoles(database: SqlDatabase): Promise<void> {
  await database.exec(ROLES_SQL);
}
