-- Ten scans a day for free users, counted where no client can get around it.
--
-- The page reserves a scan before it sends a picture, and the webhook spends it before it reads the picture. A
-- reservation that is never spent lapses, so closing the tab costs nothing.
create table public.scans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The UTC day that the scan counts for.
  day date not null,
  reserved_at timestamptz not null default now(),
  spent_at timestamptz,
  -- A lost answer must not cost a second scan. With a spent scan the webhook notes what it paid for: a hash of the
  -- picture and of a random key. Only the page that sent the picture knows the key, so the hash reveals nothing. The
  -- same picture with the same key is read again for the same scan, up to three times within fifteen minutes.
  receipt text constraint scans_receipt_is_a_hash check (receipt ~ '^[0-9a-f]{64}$'),
  -- The requests that read for this scan: the one that spent it, and up to three repetitions. A request that fails
  -- is removed, and when none is left, the scan is given back.
  readings uuid[] not null default '{}'
    constraint scans_are_repeated_three_times check (cardinality(readings) <= 4)
);

-- No policy: rows are reached through the functions below only.
alter table public.scans enable row level security;

-- The ten scans also count for a person who deletes the account and signs up again. For that, the number is kept
-- with a salted hash of the address. Each day's salt is deleted with the day, so that afterwards nobody can find out
-- whose hash it was, not even by trying addresses.
create table private.daily_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

create table private.departed_scans (
  day date not null references private.daily_salts (day) on delete cascade,
  address_hash bytea not null,
  scans integer not null,
  primary key (day, address_hash)
);

create function private.free_scans_per_day() returns integer
  language sql immutable set search_path = '' as $$ select 10 $$;

create function private.is_scan_counted(scan public.scans) returns boolean
  language sql stable set search_path = '' as $$
    select scan.spent_at is not null or scan.reserved_at > now() - interval '15 minutes'
  $$;

create function private.count_scans_today(user_uuid uuid) returns integer
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner(user_uuid);
  return (
    select count(*)::integer from public.scans
    where scans.user_id = user_uuid
      and scans.day = private.today_utc()
      and private.is_scan_counted(scans)
  );
end;
$$;

create function public.get_daily_usage(
  user_uuid uuid
) returns table (current_count integer, remaining_count integer)
  language plpgsql stable security definer set search_path = '' as $$
declare
  used integer := private.count_scans_today(user_uuid);
begin
  return query select used, greatest(private.free_scans_per_day() - used, 0);
end;
$$;

-- Reserves scans for today. If fewer are left, reserves none and returns false.
create function public.increment_daily_usage(user_uuid uuid, increment_by integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if private.require_person() is distinct from user_uuid then
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
  if increment_by > private.free_scans_per_day() - private.count_scans_today(user_uuid) then
    return false;
  end if;
  delete from public.scans
    where scans.user_id = user_uuid
      and (scans.day < private.today_utc() - 1 or not private.is_scan_counted(scans));
  insert into public.scans (user_id, day)
    select user_uuid, private.today_utc() from generate_series(1, increment_by);
  return true;
end;
$$;

-- Spends one live reservation for the request `reading_id`. Returns false if there is none, and null if the second
-- factor is missing. Pro needs no reservation. `assurance` is the `aal` of the caller's token.
create function public.spend_scan(
  user_uuid uuid,
  scan_receipt text default null::text,
  assurance text default null::text,
  reading_id uuid default gen_random_uuid()
) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  spent uuid;
begin
  perform private.require_service_role();
  if assurance is distinct from 'aal2' and private.has_second_factor(user_uuid) then
    return null;
  end if;
  -- One at a time per person: an answer given up and its repetition may meet here.
  perform from public.users where users.id = user_uuid for update;
  update public.scans set receipt = null
    where scans.user_id = user_uuid
      and scans.receipt is not null
      and scans.spent_at < now() - interval '15 minutes';
  update public.scans set readings = scans.readings || reading_id
    where scans.user_id = user_uuid
      and scans.receipt = scan_receipt
      and cardinality(scans.readings) < 4
    returning scans.id into spent;
  if spent is not null then
    return true;
  end if;
  update public.scans set receipt = null
    where scans.user_id = user_uuid and scans.receipt = scan_receipt;
  update public.scans set spent_at = now(), receipt = scan_receipt, readings = array[reading_id]
    where scans.id = (
      select live.id from public.scans as live
      where live.user_id = user_uuid
        and live.spent_at is null
        and private.is_scan_counted(live)
      order by live.reserved_at
      limit 1
      for update skip locked
    )
    returning scans.id into spent;
  return spent is not null or public.is_user_premium(user_uuid);
end;
$$;

-- Removes the request `reading_id` from its scan after a fault of ours, and deletes the scan if no other request
-- reads for it. A retry reserves again, so it costs nothing. A second call does nothing, nor does a call for a
-- request that spent no scan, such as one on the Pro plan.
create function public.give_back_scan(user_uuid uuid, reading_id uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  scan uuid;
begin
  perform private.require_service_role();
  -- A repetition may be joining the list just now.
  perform from public.users where users.id = user_uuid for update;
  update public.scans set readings = array_remove(scans.readings, reading_id)
    where scans.user_id = user_uuid and reading_id = any (scans.readings)
    returning scans.id into scan;
  delete from public.scans where scans.id = scan and scans.readings = '{}';
end;
$$;

create function private.hash_address_for_today(address text) returns bytea
  language plpgsql security definer set search_path = '' as $$
declare
  today date := private.today_utc();
  todays_salt text;
begin
  delete from private.daily_salts where day < today;
  insert into private.daily_salts (day) values (today) on conflict do nothing;
  select salt into todays_salt from private.daily_salts where day = today;
  return sha256(convert_to(todays_salt || lower(address), 'utf8'));
end;
$$;

create function private.remember_scans_of_leaver() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  used integer;
begin
  select count(*) into used from public.scans
    where scans.user_id = old.id
      and scans.day = private.today_utc()
      and private.is_scan_counted(scans);
  if used > 0 and old.email is not null then
    insert into private.departed_scans (day, address_hash, scans)
      values (private.today_utc(), private.hash_address_for_today(old.email), used)
      on conflict (day, address_hash) do update
        set scans = greatest(departed_scans.scans, excluded.scans);
  end if;
  return old;
end;
$$;

create function private.count_scans_of_returner() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.email is not null then
    insert into public.scans (user_id, day, spent_at)
      select new.id, departed.day, now()
      from private.departed_scans as departed, generate_series(1, departed.scans)
      where departed.day = private.today_utc()
        and departed.address_hash = private.hash_address_for_today(new.email);
  end if;
  return null;
end;
$$;

create function private.move_scans_to_address() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  used integer;
begin
  -- A scan that is being spent just now counts as well.
  perform from public.users where users.id = new.id for update;
  select count(*) into used from public.scans
    where scans.user_id = new.id
      and scans.day = private.today_utc()
      and private.is_scan_counted(scans);
  if used > 0 and old.email is not null then
    insert into private.departed_scans (day, address_hash, scans)
      values (private.today_utc(), private.hash_address_for_today(old.email), used)
      on conflict (day, address_hash) do update
        set scans = greatest(departed_scans.scans, excluded.scans);
  end if;
  if new.email is not null then
    insert into public.scans (user_id, day, spent_at)
      select new.id, departed.day, now()
      from private.departed_scans as departed, generate_series(used + 1, departed.scans)
      where departed.day = private.today_utc()
        and departed.address_hash = private.hash_address_for_today(new.email);
  end if;
  return null;
end;
$$;

create index scans_by_user_and_day on public.scans (user_id, day);
create unique index scans_by_receipt on public.scans (user_id, receipt) where receipt is not null;

create trigger count_scans_after_returning after insert on auth.users
  for each row execute function private.count_scans_of_returner();
create trigger move_scans_to_new_address after update of email on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function private.move_scans_to_address();
-- Runs before the deletion, because the scans are deleted with the account.
create trigger remember_scans_before_leaving before delete on auth.users
  for each row execute function private.remember_scans_of_leaver();

revoke execute on function
  private.count_scans_of_returner(),
  private.count_scans_today(uuid),
  private.free_scans_per_day(),
  private.hash_address_for_today(text),
  private.is_scan_counted(public.scans),
  private.move_scans_to_address(),
  private.remember_scans_of_leaver(),
  public.get_daily_usage(uuid),
  public.give_back_scan(uuid, uuid),
  public.increment_daily_usage(uuid, integer),
  public.spend_scan(uuid, text, text, uuid)
  from public, anon, authenticated;
grant execute on function
  public.get_daily_usage(uuid),
  public.increment_daily_usage(uuid, integer)
  to authenticated, service_role;
grant execute on function
  public.give_back_scan(uuid, uuid),
  public.spend_scan(uuid, text, text, uuid)
  to service_role;
