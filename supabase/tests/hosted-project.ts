import { randomUUID } from 'node:crypto';
import { openPostgres } from '@cardsift/backend/database/open-postgres';
import { migrate } from '@cardsift/backend/database/prepare/migrate';
import { readMigrations } from '@cardsift/backend/database/prepare/read-migrations';
import type { SqlDatabase } from '@cardsift/backend/database/sql-database';

/**
 * The role that runs migrations. In a real project it is `postgres`, which is no superuser and owns only
 * `public`.
 */
const OPERATOR = 'project_operator';

/**
 * What Supabase sets up before the first migration, hosted or self-hosted, as far as it concerns ours: roles,
 * owners and rights of schemas, default privileges, the helpers that policies call, the guard against plain
 * deletes of storage rows, and an empty publication. Roles belong to the whole cluster.
 */
const ROLES_SQL = `
  do $$ begin
    if to_regrole('${OPERATOR}') is null then
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
      create role authenticator login noinherit;
      create role supabase_auth_admin nologin noinherit createrole;
      create role supabase_storage_admin nologin noinherit createrole;
      create role ${OPERATOR} login createrole createdb replication bypassrls;
      grant anon, authenticated, service_role to authenticator;
      grant anon, authenticated, service_role to ${OPERATOR};
      -- An extension of Supabase's lets the operator make policies on storage's tables; this is as near.
      grant supabase_storage_admin to ${OPERATOR};
      grant set on parameter session_replication_role to ${OPERATOR};
    end if;
  end $$;
`;

const PROJECT_SQL = `
  grant usage, create on schema public to ${OPERATOR};
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role ${OPERATOR} in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role ${OPERATOR} in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role ${OPERATOR} in schema public
    grant all on sequences to anon, authenticated, service_role;
  create schema extensions;
  grant usage on schema extensions to ${OPERATOR}, anon, authenticated, service_role;
  create schema realtime;
  create publication supabase_realtime;
  alter publication supabase_realtime owner to ${OPERATOR};

  create schema auth authorization supabase_auth_admin;
  grant usage on schema auth to ${OPERATOR}, anon, authenticated, service_role;
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
    )::uuid $$;
  create function auth.role() returns text language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.role', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
    ) $$;
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')
    )::jsonb $$;
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.users (
    instance_id uuid,
    id uuid primary key,
    aud varchar(255),
    role varchar(255),
    email varchar(255),
    encrypted_password varchar(255),
    email_confirmed_at timestamptz,
    raw_app_meta_data jsonb,
    raw_user_meta_data jsonb,
    created_at timestamptz,
    updated_at timestamptz,
    is_sso_user boolean not null default false,
    deleted_at timestamptz,
    is_anonymous boolean not null default false
  );
  create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    created_at timestamptz,
    updated_at timestamptz,
    factor_id uuid,
    not_after timestamptz
  );
  create index sessions_user_id_idx on auth.sessions (user_id);
  create table auth.refresh_tokens (
    -- A number in a real project; nothing of ours looks at it.
    id text primary key,
    token varchar(255),
    user_id varchar(255),
    session_id uuid references auth.sessions on delete cascade,
    revoked boolean,
    created_at timestamptz,
    updated_at timestamptz
  );
  create table auth.identities (
    id uuid primary key default gen_random_uuid(),
    provider_id text not null,
    user_id uuid not null references auth.users on delete cascade,
    identity_data jsonb not null default '{}',
    provider text not null
  );
  create table auth.flow_state (
    id uuid primary key,
    user_id uuid,
    auth_code text,
    provider_type text not null,
    authentication_method text not null
  );
  create table auth.audit_log_entries (
    instance_id uuid,
    id uuid primary key,
    payload json,
    created_at timestamptz,
    ip_address varchar(64) not null default ''
  );
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade,
    friendly_name text,
    factor_type text not null default 'totp',
    status auth.factor_status not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    secret text
  );
  create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  do $$
  declare
    name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'auth' loop
      execute format('alter table auth.%I owner to supabase_auth_admin', name);
      execute format('alter table auth.%I enable row level security', name);
    end loop;
  end $$;
  grant select, insert, update, delete, references, trigger on all tables in schema auth to ${OPERATOR};

  create schema storage authorization supabase_storage_admin;
  grant usage on schema storage to ${OPERATOR}, anon, authenticated, service_role;
  create table storage.buckets (
    id text primary key,
    name text not null unique,
    owner uuid,
    owner_id text,
    public boolean default false,
    file_size_limit bigint,
    allowed_mime_types text[],
    created_at timestamptz default now(),
    updated_at timestamptz default now()
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets,
    name text,
    owner uuid,
    owner_id text,
    created_at timestamptz default now(),
    updated_at timestamptz default now(),
    last_accessed_at timestamptz default now(),
    metadata jsonb,
    user_metadata jsonb,
    version text
  );
  create unique index bucketid_objname on storage.objects (bucket_id, name);
  create function storage.foldername(name text) returns text[] language sql immutable as $$
    select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;
  create function storage.protect_delete() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
      raise exception 'Rows of storage are deleted by its API' using errcode = '42501';
    end if;
    return null;
  end; $$;
  create trigger protect_objects_delete before delete on storage.objects
    for each statement execute function storage.protect_delete();
  alter table storage.buckets owner to supabase_storage_admin;
  alter table storage.objects owner to supabase_storage_admin;
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant all on all tables in schema storage to ${OPERATOR}, anon, authenticated, service_role;
`;

/** Opens a separate project on the server, on which its operator has run all migrations. */
export async function openHostedProject(serverUrl: string): Promise<SqlDatabase> {
  const name = `project_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(serverUrl);
  await server.exec(ROLES_SQL);
  await server.exec(`create database ${name} owner ${OPERATOR}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = name;
  const superuser = openPostgres(url.href);
  await superuser.exec(PROJECT_SQL);
  await superuser.close();
  url.username = OPERATOR;
  const project = openPostgres(url.href);
  await migrate(project, await readMigrations(new URL('../migrations', import.meta.url).pathname));
  return project;
}
