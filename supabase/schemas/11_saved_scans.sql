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
create index saved_scans_by_picture on public.saved_scans (user_id, picture_key)
  where picture_key is not null;
create index saved_scans_by_age on public.saved_scans (user_id, saved_at);

revoke execute on function
  private.saved_scans_per_person(),
  private.spend_own_scan(uuid, boolean),
  public.save_scanned_contact(uuid, jsonb, uuid, uuid, boolean, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.save_scanned_contact(uuid, jsonb, uuid, uuid, boolean, jsonb)
  to authenticated, service_role;
