-- The base of every other file: who the caller is, in which session, and with which factor.

-- No API exposes this schema, and only its owner may use it.
create schema private;

-- Postgres lets everybody call a new function, and a hosted project also grants it to each role by name. Only those
-- grants can be switched off for one schema. So each migration revokes what everybody may call, and
-- callable-functions.test.ts checks it.
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create function private.today_utc() returns date
  language sql stable set search_path = '' as $$ select (now() at time zone 'utc')::date $$;

create function private.require_service_role() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    raise exception 'For the service role only' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

create function private.require_person() returns uuid
  language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null
    or auth.role() is distinct from 'authenticated'
    or not private.is_session_live()
    or not private.is_second_factor_given()
  then
    raise exception 'For people who are signed in' using errcode = 'insufficient_privilege';
  end if;
  return auth.uid();
end;
$$;

create function private.is_second_factor_given() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('auth.mfa_factors') is null or auth.jwt() ->> 'aal' = 'aal2' then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
end;
$$;

-- A token that an app password made for one request ends with that password, even while the request is running.
create function private.is_session_live() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'app_password' is not null then
    if not exists (
      select from public.app_passwords as app
      where app.id = (auth.jwt() ->> 'app_password')::uuid
        and app.user_id = auth.uid()
    ) then
      return false;
    end if;
  end if;
  -- A token that the operator signed themselves names no session.
  return auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions
    where sessions.id::text = auth.jwt() ->> 'session_id'
      and sessions.user_id = auth.uid()
  );
end;
$$;

-- Whether a person has a verified factor. Without a table of factors, nobody has.
create function private.has_second_factor(person uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  found boolean;
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  execute 'select exists (
    select from auth.mfa_factors where user_id = $1 and status = ''verified''
  )' into found using person;
  return found;
end;
$$;

-- Lets the service role pass, and a person who asks about themselves in a session that counts.
create function private.require_owner(person uuid) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' and private.require_person() is distinct from person then
    raise exception 'This is shown to its owner only' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- For a person who has lost their phone: the operator removes their factors and ends every session. Returns false
-- if nobody has signed up with that address.
create function public.remove_second_factor(email text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  people uuid[];
begin
  perform private.require_service_role();
  select array_agg(account.id) into people from auth.users as account
    where lower(account.email) = lower(trim(remove_second_factor.email));
  if to_regclass('auth.mfa_factors') is not null then
    execute 'delete from auth.mfa_factors where user_id = any ($1)' using people;
  end if;
  delete from auth.sessions where user_id = any (people);
  return people is not null;
end;
$$;

-- Refuses an argument that is longer than anything the product sends.
create function private.require_short(argument text, bytes integer) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if octet_length(argument) > bytes then
    raise exception 'An argument is longer than % bytes', bytes using errcode = 'string_data_right_truncation';
  end if;
end;
$$;

-- Refuses a document that Postgres stores in more bytes than this. The bytes are counted without writing it as
-- text.
create function private.require_small(argument jsonb, bytes integer) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if pg_column_size(argument) > bytes then
    raise exception 'An argument is longer than % bytes', bytes using errcode = 'string_data_right_truncation';
  end if;
end;
$$;

-- Whether the caller's session was opened, or the account's password given in it, within a quarter of an hour.
-- A token that names no session proves nothing.
create function private.has_just_proven() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  proven timestamptz;
  given timestamptz;
begin
  select created_at into proven from auth.sessions
    where sessions.id::text = auth.jwt() ->> 'session_id' and sessions.user_id = auth.uid();
  -- Our own server keeps when a password was given; a hosted project has only sessions.
  if proven is not null and to_regclass('auth.owner_proofs') is not null then
    execute 'select proven_at from auth.owner_proofs where session_id = $1'
      into given using (auth.jwt() ->> 'session_id')::uuid;
  end if;
  return coalesce(greatest(proven, given) > now() - interval '15 minutes', false);
end;
$$;

revoke execute on function
  private.has_just_proven(),
  private.has_second_factor(uuid),
  private.is_second_factor_given(),
  private.is_session_live(),
  private.require_owner(uuid),
  private.require_person(),
  private.require_service_role(),
  private.require_short(text, integer),
  private.require_small(jsonb, integer),
  private.today_utc(),
  private.touch_updated_at(),
  public.remove_second_factor(text)
  from public, anon, authenticated;
grant execute on function
  private.is_second_factor_given(),
  private.is_session_live()
  to anon, authenticated;
grant execute on function
  public.remove_second_factor(text)
  to service_role;
