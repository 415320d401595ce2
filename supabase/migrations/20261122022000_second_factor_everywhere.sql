-- Whoever has a second factor and has not given it is served nothing, by functions either. Tables have had
-- their policies since 20261121000304; functions with the rights of their owner pass by those, and some looked
-- only at whose row it is.

-- Whether somebody has a factor that counts. A database without a table of factors has nobody who does.
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

create or replace function public.is_second_factor_given() returns boolean
  language sql stable security definer set search_path = '' as $$
    select auth.jwt() ->> 'aal' is not distinct from 'aal2'
      or not private.has_second_factor(auth.uid())
  $$;

-- Lets the service role pass, and a person who asks about themselves in a session that counts.
create function private.require_owner(person uuid) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' and public.require_person() is distinct from person then
    raise exception 'This is shown to its owner only' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

create or replace function public.is_user_premium(user_id uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner(user_id);
  return exists (
    select from public.users
    where users.id = is_user_premium.user_id
      and users.is_premium
      and (users.premium_expires_at is null or users.premium_expires_at > now())
  );
end;
$$;

create or replace function public.count_scans_today(user_uuid uuid) returns integer
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner(user_uuid);
  return (
    select count(*)::integer from public.scans
    where scans.user_id = user_uuid
      and scans.day = public.today_utc()
      and public.is_scan_counted(scans)
  );
end;
$$;

create or replace function public.increment_daily_usage(user_uuid uuid, increment_by integer)
  returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if public.require_person() is distinct from user_uuid then
    raise exception 'A quota is used by its owner only' using errcode = 'insufficient_privilege';
  end if;
  if increment_by is null or increment_by < 1 then
    raise exception 'At least one scan is reserved at a time' using errcode = 'invalid_parameter_value';
  end if;
  -- One at a time per person: two tabs must not both see the last scan as free.
  perform from public.users where users.id = user_uuid for update;
  if not found then
    return false;
  end if;
  if public.is_user_premium(user_uuid) then
    return true;
  end if;
  if increment_by > public.free_scans_per_day() - public.count_scans_today(user_uuid) then
    return false;
  end if;
  delete from public.scans
    where scans.user_id = user_uuid
      and (scans.day < public.today_utc() - 1 or not public.is_scan_counted(scans));
  insert into public.scans (user_id, day)
    select user_uuid, public.today_utc() from generate_series(1, increment_by);
  return true;
end;
$$;

-- Called by itself it gave a contact to whoever had its id and a token of its owner's, however old.
create or replace function public.require_own_contact(contact_uuid uuid)
  returns public.business_card_records
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records;
begin
  select * into contact from public.business_card_records
    where id = contact_uuid and user_id = public.require_person()
    for update;
  if not found then
    raise exception 'This is not a contact of yours' using errcode = 'insufficient_privilege';
  end if;
  return contact;
end;
$$;

drop function public.spend_scan(uuid, text);

-- Spends one live reservation; false when there is none, null when the second factor is missing. Pro needs no
-- reservation. `assurance` is what the caller's token says (`aal`).
create function public.spend_scan(
  user_uuid uuid, scan_receipt text default null, assurance text default null
) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  spent uuid;
begin
  perform public.require_service_role();
  if assurance is distinct from 'aal2' and private.has_second_factor(user_uuid) then
    return null;
  end if;
  -- One at a time per person: an answer given up and its repetition may meet here.
  perform from public.users where users.id = user_uuid for update;
  update public.scans set receipt = null
    where scans.user_id = user_uuid
      and scans.receipt is not null
      and scans.spent_at < now() - interval '15 minutes';
  update public.scans set repeats = scans.repeats + 1
    where scans.user_id = user_uuid and scans.receipt = scan_receipt and scans.repeats < 3
    returning scans.id into spent;
  if spent is not null then
    return true;
  end if;
  update public.scans set receipt = null
    where scans.user_id = user_uuid and scans.receipt = scan_receipt;
  update public.scans set spent_at = now(), receipt = scan_receipt
    where scans.id = (
      select live.id from public.scans as live
      where live.user_id = user_uuid
        and live.spent_at is null
        and public.is_scan_counted(live)
      order by live.reserved_at
      limit 1
      for update skip locked
    )
    returning scans.id into spent;
  return spent is not null or public.is_user_premium(user_uuid);
end;
$$;

-- For somebody who has lost their phone: the operator takes their factors away, and ends every session. False
-- when nobody has signed up with that address.
create function public.remove_second_factor(email text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  people uuid[];
begin
  perform public.require_service_role();
  select array_agg(account.id) into people from auth.users as account
    where lower(account.email) = lower(trim(remove_second_factor.email));
  if to_regclass('auth.mfa_factors') is not null then
    execute 'delete from auth.mfa_factors where user_id = any ($1)' using people;
  end if;
  delete from auth.sessions where user_id = any (people);
  return people is not null;
end;
$$;
