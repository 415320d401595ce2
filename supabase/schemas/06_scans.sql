-- The daily quota of scans, and contacts that are saved once however often they are sent.

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

-- A read contact is saved exactly once, however often it is sent: the device makes a key before it sends anything,
-- and the database remembers the keys it has used. Saving also spends the scan of a picture that was read on the
-- device. A picture with several contacts spends it with the first one saved.
create table public.saved_scans (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made on the device, for the contact and for its picture. Null if the webhook spent the scan.
  save_key uuid not null,
  picture_key uuid,
  -- Not a foreign key: a late repetition must not bring back a contact that was deleted since.
  contact_id uuid not null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (user_id, save_key)
);

-- No policy: rows are reached through the function below only.
alter table public.saved_scans enable row level security;

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

-- Twice the number of contacts that are expected to wait on one person's devices.
create function private.saved_scans_per_person() returns integer
  language sql immutable set search_path = '' as $$ select 20000 $$;

-- Spends a scan for a picture that was read on the person's own device. Returns false if none is left today. Uses
-- the scan that the page reserved before it read, if it did. If it did not, no reservation is used, because that may
-- belong to a picture that is being read elsewhere.
create function private.spend_own_scan(person uuid, is_reserved boolean) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  spent uuid;
begin
  if is_reserved then
    update public.scans set spent_at = now()
      where scans.id = (
        select live.id from public.scans as live
        where live.user_id = person
          and live.spent_at is null
          and private.is_scan_counted(live)
        order by live.reserved_at
        limit 1
        for update skip locked
      )
      returning scans.id into spent;
  end if;
  if spent is not null or public.is_user_premium(person) then
    return true;
  end if;
  if private.count_scans_today(person) >= private.free_scans_per_day() then
    return false;
  end if;
  insert into public.scans (user_id, day, spent_at) values (person, private.today_utc(), now());
  return true;
end;
$$;

-- Saves a contact that was read: into the contact `known_id`, or as a new one with the id `save_key`. `columns` are
-- what a scan writes. `seen` says which contacts the page saw when it chose. The outcome is “saved”, “saved_before”,
-- “look_again” or “limit_reached”. After the last two nothing is changed, and the same contact may be sent again,
-- after another look or the next day.
create function public.save_scanned_contact(
  save_key uuid,
  columns jsonb,
  known_id uuid default null::uuid,
  picture_key uuid default null::uuid,
  is_reserved boolean default false,
  seen jsonb default null
) returns table (outcome text, contact_id uuid)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.require_person();
  saved uuid;
  card public.business_card_records;
begin
  perform private.require_small(columns, 300000), private.require_small(seen, 60000);
  if save_key is null then
    raise exception 'A contact is saved with a key' using errcode = 'invalid_parameter_value';
  end if;
  -- One at a time per person: two tabs must not both find the key unused, or the last scan free.
  perform from public.users where users.id = person for update;
  select scan.contact_id into saved from public.saved_scans as scan
    where scan.user_id = person and scan.save_key = save_scanned_contact.save_key;
  if saved is not null then
    return query select 'saved_before', saved;
    return;
  end if;
  if not private.is_as_seen(seen) then
    return query select 'look_again', null::uuid;
    return;
  end if;
  if save_scanned_contact.picture_key is not null
    and not exists (
      select from public.saved_scans as scan
      where scan.user_id = person and scan.picture_key = save_scanned_contact.picture_key
    )
    and not private.spend_own_scan(person, is_reserved)
  then
    return query select 'limit_reached', null::uuid;
    return;
  end if;
  if known_id is null then
    card := jsonb_populate_record(null::public.business_card_records, columns);
    insert into public.business_card_records (
      id, user_id, source, full_name, email, phone, org, title, notes, hashtags, linkedin_url, details,
      met_event, met_place, met_on
    ) values (
      save_scanned_contact.save_key, person, 'scan', card.full_name, card.email, card.phone, card.org,
      card.title, card.notes, card.hashtags, card.linkedin_url, coalesce(card.details, '{}'),
      card.met_event, card.met_place, card.met_on
    );
  else
    card := jsonb_populate_record(
      private.require_own_contact(known_id),
      columns - array['id', 'user_id', 'created_at', 'updated_at', 'source', 'history']
    );
    perform private.write_contact(card);
  end if;
  saved := coalesce(known_id, save_scanned_contact.save_key);
  insert into public.saved_scans (user_id, save_key, picture_key, contact_id)
    values (person, save_scanned_contact.save_key, save_scanned_contact.picture_key, saved);
  delete from public.saved_scans as scan
    where scan.user_id = person and scan.saved_at < (
      select oldest.saved_at from public.saved_scans as oldest
      where oldest.user_id = person
      order by oldest.saved_at desc
      offset private.saved_scans_per_person() - 1 limit 1
    );
  return query select 'saved', saved;
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
create index saved_scans_by_picture on public.saved_scans (user_id, picture_key)
  where picture_key is not null;
create index saved_scans_by_age on public.saved_scans (user_id, saved_at);

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
  private.saved_scans_per_person(),
  private.spend_own_scan(uuid, boolean),
  public.get_daily_usage(uuid),
  public.give_back_scan(uuid, uuid),
  public.increment_daily_usage(uuid, integer),
  public.save_scanned_contact(uuid, jsonb, uuid, uuid, boolean, jsonb),
  public.spend_scan(uuid, text, text, uuid)
  from public, anon, authenticated;
grant execute on function
  public.get_daily_usage(uuid),
  public.increment_daily_usage(uuid, integer),
  public.save_scanned_contact(uuid, jsonb, uuid, uuid, boolean, jsonb)
  to authenticated, service_role;
grant execute on function
  public.give_back_scan(uuid, uuid),
  public.spend_scan(uuid, text, text, uuid)
  to service_role;
