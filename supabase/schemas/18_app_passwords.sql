-- Passwords for phones and address books, which know no second factor and no session. Each opens the address book of
-- one person over CardDAV and nothing else: it is no password of the account, and no token is ever handed out for it.
create table public.app_passwords (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What its owner calls the device.
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  -- To within a minute.
  last_used_at timestamptz,
  -- What the program said of itself when it was used last.
  last_client text check (char_length(last_client) <= 200),
  -- Whether the session that made it had given the second factor. A password made without it stops working once its
  -- owner has a factor.
  made_with_second_factor boolean not null
);

alter table public.app_passwords enable row level security;

-- The hash has a table of its own, because people may read whole rows of the table above.
create table private.app_password_hashes (
  app_password_id uuid primary key references public.app_passwords (id) on delete cascade,
  -- SHA-256. A password has 120 random bits, which nobody finds by trying, however fast the hash.
  hash bytea not null unique
);

create function private.app_passwords_per_person() returns integer
  language sql immutable set search_path = '' as $$ select 20 $$;

-- 24 letters and digits that are hard to confuse, in groups of four. Each has five random bits: 120 bits in all.
create function private.make_app_password() returns text
  language sql set search_path = '' as $$
    select string_agg(
      substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + (get_byte(random.bytes, place) & 31), 1)
        || case when place % 4 = 3 and place < 23 then '-' else '' end,
      '' order by place
    )
    from (
      -- Postgres makes an id of its strong random bits; three of them have 366, and the hash spreads them.
      select sha256(convert_to(
        concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8'
      )) as bytes offset 0
    ) as random, generate_series(0, 23) as place
  $$;

-- As people type it: in any case, with or without its hyphens.
create function private.hash_app_password(password text) returns bytea
  language sql immutable set search_path = '' as $$
    select sha256(convert_to(regexp_replace(lower(password), '[^a-z0-9]', '', 'g'), 'UTF8'))
  $$;

-- Makes a password for one device. Its letters are told here and never again.
create function public.create_app_password(name text) returns table (id uuid, user_name text, password text)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.require_person();
  made uuid;
  secret text;
begin
  perform private.require_short(name, 400);
  if not private.has_just_proven() then
    -- PostgREST's way of naming code and status. The code is the auth service's own for the same rule.
    raise sqlstate 'PGRST' using
      message = '{"code":"current_password_required","message":"Please enter your current password, or sign in again."}',
      detail = '{"status":403,"headers":{}}';
  end if;
  if coalesce(trim(create_app_password.name), '') = '' or char_length(trim(create_app_password.name)) > 100 then
    raise exception 'An app password has a name of 1 to 100 characters'
      using errcode = 'invalid_parameter_value';
  end if;
  -- One at a time per person, else two would each find the last place free.
  perform from public.users where users.id = person for no key update;
  if (select count(*) from public.app_passwords as app where app.user_id = person)
    >= private.app_passwords_per_person()
  then
    raise sqlstate 'PGRST' using
      message = '{"code":"app_password_limit_reached","message":"An account has 20 app passwords at most. Revoke one that you no longer need."}',
      detail = '{"status":403,"headers":{}}';
  end if;
  secret := private.make_app_password();
  insert into public.app_passwords (user_id, name, made_with_second_factor)
    values (
      person, trim(create_app_password.name), auth.jwt() ->> 'aal' is not distinct from 'aal2'
    )
    returning app_passwords.id into made;
  insert into private.app_password_hashes values (made, private.hash_app_password(secret));
  return query
    select made, account.email::text, secret from auth.users as account where account.id = person;
end;
$$;

-- Revokes a password: the next request with it is refused. False where the caller has no such password.
create function public.revoke_app_password(id uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
begin
  delete from public.app_passwords as app
    where app.id = revoke_app_password.id and app.user_id = person;
  return found;
end;
$$;

-- Whose address book a password opens, for the server that answers CardDAV: none where it is wrong or revoked, where
-- the account is blocked, or where a second factor has been set up since. `assurance` is what the person's token says
-- (`aal`). Notes when it was used and by what.
create function public.open_app_password(
  password text,
  client text
) returns table (id uuid, user_id uuid, assurance text)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  app public.app_passwords;
  client_name constant text := nullif(left(trim(client), 200), '');
begin
  perform private.require_service_role();
  perform private.require_short(password, 400), private.require_short(client, 2000);
  select known.* into app from private.app_password_hashes as stored
    join public.app_passwords as known on known.id = stored.app_password_id
    where stored.hash = private.hash_app_password(password);
  if not found
    or (not app.made_with_second_factor and private.has_second_factor(app.user_id))
    or exists (
      select from auth.users as account
      where account.id = app.user_id and (to_jsonb(account) ->> 'banned_until')::timestamptz > now()
    )
  then
    return;
  end if;
  -- A sync asks ten times a second, and several at once.
  if app.last_used_at is null
    or app.last_used_at < now() - interval '1 minute'
    or app.last_client is distinct from client_name
  then
    update public.app_passwords as used set last_used_at = now(), last_client = client_name
      where used.id = (
        select free.id from public.app_passwords as free where free.id = app.id for update skip locked
      );
  end if;
  return query
    select app.id, app.user_id, case when app.made_with_second_factor then 'aal2' else 'aal1' end;
end;
$$;

-- A new password of the account also shuts out whoever knew the old one, and the app passwords that they may have made.
create function private.revoke_app_passwords() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.app_passwords where user_id = new.id;
  return null;
end;
$$;

create index app_passwords_by_user on public.app_passwords (user_id, created_at);

-- Made and revoked by the functions below only.
create policy "People read their own app passwords" on public.app_passwords
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.app_passwords
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.app_passwords
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create trigger revoke_app_passwords after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.revoke_app_passwords();

revoke execute on function
  private.app_passwords_per_person(),
  private.hash_app_password(text),
  private.make_app_password(),
  private.revoke_app_passwords(),
  public.create_app_password(text),
  public.open_app_password(text, text),
  public.revoke_app_password(uuid)
  from public, anon, authenticated;
grant execute on function
  public.create_app_password(text),
  public.revoke_app_password(uuid)
  to authenticated;
grant execute on function
  public.open_app_password(text, text)
  to service_role;
