/** SQLSTATE of a question for a session that has ended. */
export const ENDED_SESSION = 'PT401';

/**
 * What our side of signing in keeps beside the tables that Supabase Lite has. No API shows the schema
 * `auth`, and no role but the owner's may read these.
 */
export const ACCOUNT_SCHEMA_SQL = `
  -- Links that went out by mail and are good for one use. A sign-up waits here, with its password, until
  -- its own link is opened: before that nobody has an account, and two sign-ups with one address do
  -- not know of each other.
  create table if not exists auth.mail_links (
    -- SHA-256 of what the link carries, so that whoever reads the table cannot open anything.
    token_digest text primary key,
    kind text not null,
    email text not null,
    -- Of a sign-up only. Recovery chooses the password after the link.
    password_hash text,
    metadata jsonb not null default '{}',
    -- PKCE (RFC 7636): proves that the browser which opens the link is the one that asked for it.
    code_challenge text,
    created_at timestamptz not null default now()
  );
  create index if not exists mail_links_by_email on auth.mail_links (email, created_at desc);
  -- Whose address is to change; a link goes with its account.
  alter table auth.mail_links
    add column if not exists user_id uuid references auth.users (id) on delete cascade,
    drop constraint if exists mail_links_kind_check,
    add constraint mail_links_kind_check check (kind in ('signup', 'recovery', 'email_change'));
  revoke all on auth.mail_links from public;

  -- Where an account signed in from before: guessing from elsewhere does not slow its owner down. Keyed
  -- hashes, so that the table tells no address.
  create table if not exists auth.known_addresses (
    user_id uuid not null references auth.users (id) on delete cascade,
    address_digest text not null,
    seen_at timestamptz not null default now(),
    primary key (user_id, address_digest)
  );
  revoke all on auth.known_addresses from public;

  -- What is counted against rate limits, for all processes on one database. Keyed hashes again. A crash of
  -- the database may forget it: a count is worth no write-ahead log.
  create unlogged table if not exists auth.rate_limits (
    key text primary key,
    points integer not null default 0,
    -- Milliseconds since 1970.
    expire bigint
  );
  revoke all on auth.rate_limits from public;

  -- What every question to the tables asks first, in the same trip. A caller without a session has none
  -- to end.
  create or replace function auth.require_session(session_uuid uuid, person_uuid uuid) returns void
    language plpgsql stable set search_path = '' as $$
  begin
    if session_uuid is not null and not exists (
      select from auth.sessions where id = session_uuid and user_id = person_uuid
    ) then
      raise exception 'The session has ended' using errcode = '${ENDED_SESSION}';
    end if;
  end;
  $$;
`;
