-- Ten scans a day for free users, counted where no client can get round it.
--
-- A scan is reserved by the page before it sends a picture and spent by the webhook before it reads
-- the picture. A reservation that nobody spends lapses, so a closed tab costs nothing.

create table public.scans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The UTC day that the scan counts for.
  day date not null,
  reserved_at timestamptz not null default now(),
  spent_at timestamptz
);

create index scans_by_user_and_day on public.scans (user_id, day);

-- No policy: rows are reached through the functions below only.
alter table public.scans enable row level security;

create function public.free_scans_per_day() returns integer
  language sql immutable set search_path = '' as $$ select 10 $$;

create function public.is_scan_counted(scan public.scans) returns boolean
  language sql stable set search_path = '' as $$
    select scan.spent_at is not null or scan.reserved_at > now() - interval '15 minutes'
  $$;

create function public.today_utc() returns date
  language sql stable set search_path = '' as $$ select (now() at time zone 'utc')::date $$;

create function public.count_scans_today(user_uuid uuid) returns integer
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is distinct from user_uuid and auth.role() is distinct from 'service_role' then
    raise exception 'A quota is shown to its owner only' using errcode = 'insufficient_privilege';
  end if;
  return (
    select count(*)::integer from public.scans
    where scans.user_id = user_uuid
      and scans.day = public.today_utc()
      and public.is_scan_counted(scans)
  );
end;
$$;

create function public.get_daily_usage(user_uuid uuid)
  returns table (current_count integer, remaining_count integer)
  language plpgsql stable security definer set search_path = '' as $$
declare
  used integer := public.count_scans_today(user_uuid);
begin
  return query select used, greatest(public.free_scans_per_day() - used, 0);
end;
$$;

-- Reserves scans for today; false, and nothing reserved, when fewer remain.
create function public.increment_daily_usage(user_uuid uuid, increment_by integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is distinct from user_uuid then
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

create function public.require_service_role() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    raise exception 'For the service role only' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- Spends one live reservation; false when there is none. Pro needs no reservation.
create function public.spend_scan(user_uuid uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  spent uuid;
begin
  perform public.require_service_role();
  update public.scans set spent_at = now()
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

-- Undoes the last spending after a fault of ours. A retry reserves again, so it costs nothing.
create function public.give_back_scan(user_uuid uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_service_role();
  delete from public.scans
    where scans.id = (
      select latest.id from public.scans as latest
      where latest.user_id = user_uuid
        -- A Pro reading spends no row, and its fault must not give back a scan of long ago.
        and latest.spent_at > now() - interval '5 minutes'
      order by latest.spent_at desc
      limit 1
      for update skip locked
    );
end;
$$;
