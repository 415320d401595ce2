/** The SQLSTATE of a query whose session has ended. */
export const ENDED_SESSION = 'PT401';
/** The SQLSTATE of a query without the second factor, by a person who has one. */
export const MISSING_FACTOR = 'PT403';

/**
 * The tables of our own sign-in, beside those of Supabase Lite. No API exposes the schema `auth`, and only the
 * owner's role may read these tables.
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

  -- Addresses whose owners said that an account is not to have them. Keyed hashes again.
  create table if not exists auth.refused_addresses (
    user_id uuid not null references auth.users (id) on delete cascade,
    address_digest text not null,
    refused_at timestamptz not null default now(),
    primary key (user_id, address_digest)
  );
  revoke all on auth.refused_addresses from public;

  -- When somebody last gave the password in a session that was open already.
  create table if not exists auth.owner_proofs (
    session_id uuid primary key references auth.sessions (id) on delete cascade,
    proven_at timestamptz not null default now()
  );
  revoke all on auth.owner_proofs from public;

  -- What is counted against rate limits, for all processes on one database. Keyed hashes again. A crash of
  -- the database may forget it: a count is worth no write-ahead log.
  create unlogged table if not exists auth.rate_limits (
    key text primary key,
    points integer not null default 0,
    -- Milliseconds since 1970.
    expire bigint
  );
  revoke all on auth.rate_limits from public;

  -- Second factors, with the columns of a Supabase project that policies ask for.
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null check (factor_type = 'totp'),
    status text not null check (status in ('unverified', 'verified')),
    -- Encrypted with a key that is not in the database.
    secret text not null,
    -- The step of time (RFC 6238) of the last right code; neither it nor an earlier one is right again.
    last_step bigint not null default 0,
    -- Wrong codes since the last right one.
    failures integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index if not exists mfa_factors_by_user on auth.mfa_factors (user_id);
  revoke all on auth.mfa_factors from public;

  -- A session's announcement that a code follows; the newest one counts.
  create table if not exists auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    session_id uuid not null references auth.sessions (id) on delete cascade,
    created_at timestamptz not null default now(),
    unique (factor_id, session_id)
  );
  revoke all on auth.mfa_challenges from public;

  -- What every question to the tables asks first, in the same trip. A caller without a session has none
  -- to end.
  create or replace function auth.require_session(session_uuid uuid, person_uuid uuid, aal text)
    returns void
    language plpgsql stable set search_path = '' as $$
  begin
    if session_uuid is not null and not exists (
      select from auth.sessions where id = session_uuid and user_id = person_uuid
    ) then
      raise exception 'The session has ended' using errcode = '${ENDED_SESSION}';
    end if;
    if session_uuid is not null and aal is distinct from 'aal2' and exists (
      select from auth.mfa_factors where user_id = person_uuid and status = 'verified'
    ) then
      raise exception 'The second factor is missing' using errcode = '${MISSING_FACTOR}';
    end if;
  end;
  $$;
`;
