-- How many bytes one person may store, in all: contacts with their history, profiles that were found, copies kept to
-- undo merges, saved scans, settings, profile, name, and card files. A limit on rows alone would allow 44 GB, as
-- 100,000 contacts of 440 kB.
--
-- A row counts as many bytes as its text form. Unlike the size on disk, this depends only on the row's values, so
-- deleting a row gives back exactly what adding it took.

-- The operator changes it here, or on our own server with STORAGE_PER_PERSON_MB.
create table private.storage_limit (
  is_only boolean primary key default true check (is_only),
  bytes_per_person bigint not null default 200 * 1024 * 1024 check (bytes_per_person >= 1024 * 1024)
);

create table private.stored_bytes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  bytes bigint not null default 0
);

-- Bytes that deletions freed and that are not subtracted yet. Deleting a contact deletes rows of other tables one by
-- one. With a single counter each of them would write a new version of it, and Postgres would read all of those every
-- time.
create table private.freed_bytes (
  user_id uuid not null references auth.users (id) on delete cascade,
  bytes bigint not null
);

-- The longest notes that a form accepts take 60 kB in Chinese, and what a card prints takes a few.
create function private.bytes_per_row() returns integer
  language sql immutable set search_path = '' as $$ select 131072 $$;

create function private.refuse_bytes(code text, sentence text) returns void
  language plpgsql set search_path = '' as $$
begin
  -- PostgREST's way of naming code and status; 403 says that trying again is of no use.
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', sentence)::text,
    detail = '{"status":403,"headers":{}}';
end;
$$;

-- Adds bytes to a person's count and returns the new total.
create function private.count_stored(person uuid, added bigint) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  total bigint;
begin
  -- The row stays locked. So it is one at a time per person, else two of them would each find the last bytes free.
  insert into private.stored_bytes as stored (user_id, bytes) values (person, added)
    on conflict (user_id) do update set bytes = stored.bytes + excluded.bytes
    returning stored.bytes into total;
  if exists (select from private.freed_bytes as freed where freed.user_id = person) then
    with subtracted as (
      delete from private.freed_bytes as freed where freed.user_id = person returning freed.bytes
    )
    update private.stored_bytes as stored
      set bytes = stored.bytes - (select coalesce(sum(subtracted.bytes), 0) from subtracted)
      where stored.user_id = person returning stored.bytes into total;
  end if;
  return total;
end;
$$;

create function private.count_freed(person uuid, freed bigint) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- An account that is being deleted takes its counters with it.
  insert into private.freed_bytes (user_id, bytes)
    select person, freed where exists (select from auth.users where id = person);
end;
$$;

-- Counts what a statement added or removed, and refuses a person what exceeds the limit. What the server adds itself,
-- such as a profile that it found, is counted but never refused.
create function private.count_change(person uuid, change bigint, largest integer) returns void
  language plpgsql set search_path = '' as $$
declare
  is_person boolean;
  total bigint;
  allowed bigint;
begin
  if change < 0 then
    perform private.count_freed(person, -change);
  end if;
  if change <= 0 then
    return;
  end if;
  is_person := auth.role() is not distinct from 'authenticated'
    -- What is restored was counted before.
    and current_setting('cardsift.restores', true) is distinct from 'on';
  total := private.count_stored(person, change);
  select bytes_per_person into allowed from private.storage_limit where is_only;
  if is_person and largest > private.bytes_per_row() then
    perform private.refuse_bytes('row_too_large', 'This is more than one contact may hold.');
  end if;
  if is_person and total > allowed then
    perform private.refuse_bytes('storage_limit_reached', format(
      'Your account is full: it stores %s MB at most. Delete contacts you no longer need, also from Recently Deleted.',
      allowed / (1024 * 1024)
    ));
  end if;
end;
$$;

-- Runs once per statement, on a table with a column `user_id`. How times are written as text depends on these
-- settings.
create function private.count_statement() returns trigger
  language plpgsql security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO' as $$
begin
  if tg_op = 'INSERT' then
    -- «offset» keeps the planner from writing each row as text for both sums.
    perform private.count_change(user_id, sum(bytes), max(bytes)) from (
      select user_id, octet_length(added::text) as bytes from added offset 0
    ) as changed group by user_id;
  elsif tg_op = 'DELETE' then
    perform private.count_freed(user_id, sum(octet_length(removed::text)))
      from removed group by user_id;
  else
    perform private.count_change(user_id, sum(bytes), max(bytes)) from (
      select user_id, octet_length(added::text) as bytes from added
      union all
      select user_id, -octet_length(removed::text) from removed
      offset 0
    ) as changed group by user_id having sum(bytes) <> 0;
  end if;
  return null;
end;
$$;

-- For rows that are deleted with a contact. Each contact causes one statement, which mostly deletes nothing.
create function private.count_freed_row() returns trigger
  language plpgsql security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO' as $$
begin
  perform private.count_freed(old.user_id, octet_length(old::text));
  return null;
end;
$$;

create function private.count_profile() returns trigger
  language plpgsql security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO' as $$
begin
  perform private.count_change(
    coalesce(new.id, old.id),
    coalesce(octet_length(new::text), 0) - coalesce(octet_length(old::text), 0),
    0
  );
  return null;
end;
$$;

create function private.count_name() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_change(
    new.id,
    coalesce(octet_length(new.raw_user_meta_data::text), 0)
      - case tg_op when 'UPDATE' then coalesce(octet_length(old.raw_user_meta_data::text), 0) else 0 end,
    0
  );
  return null;
end;
$$;

-- The owner of a card file: its folder is named after the person's id.
create function private.owner_of_file(bucket text, name text) returns uuid
  language sql stable set search_path = '' as $$
    select account.id from auth.users as account
    where bucket = 'vcards' and account.id::text = split_part(name, '/', 1)
  $$;

create function private.bytes_of_file(metadata jsonb) returns bigint
  language sql immutable set search_path = '' as $$
    select octet_length(coalesce(metadata, '{}')::text) + case
      when jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::numeric::bigint
      else 0
    end
  $$;

-- Refuses nothing, because a file's size is known only once it is stored. A policy on stored files checks before.
create function private.count_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  if tg_op <> 'INSERT' then
    owner := private.owner_of_file(old.bucket_id, old.name);
    if owner is not null then
      perform private.count_freed(owner, private.bytes_of_file(old.metadata));
    end if;
  end if;
  if tg_op <> 'DELETE' then
    owner := private.owner_of_file(new.bucket_id, new.name);
    if owner is not null then
      perform private.count_stored(owner, private.bytes_of_file(new.metadata));
    end if;
  end if;
  return null;
end;
$$;

-- Counts the bytes of deleted contacts that are kept. A person with a full account must be able to delete, so nothing
-- is refused. There is one row per contact, so this does not write the counter that insertions wait for: these bytes
-- are a negative entry in what is freed.
create function private.count_kept_row() returns trigger
  language plpgsql security definer
  set search_path = '' set timezone = 'UTC' set datestyle = 'ISO'
as $$
begin
  perform private.count_freed(
    new.user_id,
    case tg_op when 'UPDATE' then octet_length(old::text) else 0 end - octet_length(new::text)
  );
  return null;
end;
$$;

-- Counts everything again, for one person or for everybody.
create function private.measure_stored_bytes(
  person uuid default null::uuid
) returns table (user_id uuid, bytes bigint)
  language sql stable security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO' as $$
  select part.user_id, sum(part.bytes)::bigint from (
    select contact.user_id, octet_length(contact::text)::bigint as bytes
      from public.business_card_records as contact where person is null or contact.user_id = person
    union all select found.user_id, octet_length(found::text)
      from public.linkedin_enrichments as found where person is null or found.user_id = person
    union all select merge.user_id, octet_length(merge::text)
      from public.contact_merges as merge where person is null or merge.user_id = person
    union all select change.user_id, octet_length(change::text)
      from public.device_changes as change where person is null or change.user_id = person
    union all select rejection.user_id, octet_length(rejection::text)
      from public.rejected_profiles as rejection where person is null or rejection.user_id = person
    union all select kept.user_id, octet_length(kept::text)
      from public.deleted_contacts as kept where person is null or kept.user_id = person
    union all select scan.user_id, octet_length(scan::text)
      from public.saved_scans as scan where person is null or scan.user_id = person
    union all select settings.user_id, octet_length(settings::text)
      from public.user_settings as settings where person is null or settings.user_id = person
    union all select profile.id, octet_length(profile::text)
      from public.profiles as profile where person is null or profile.id = person
    union all select account.id, octet_length(account.raw_user_meta_data::text)
      from auth.users as account where person is null or account.id = person
    union all select private.owner_of_file(file.bucket_id, file.name), private.bytes_of_file(file.metadata)
      from storage.objects as file where file.bucket_id = 'vcards'
  ) as part
  where part.user_id is not null and (person is null or part.user_id = person)
  group by part.user_id
$$;

create function public.get_storage_usage() returns table (used_bytes bigint, allowed_bytes bigint)
  language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
begin
  return query select
    greatest(
      coalesce((select bytes from private.stored_bytes where user_id = person), 0)
        - coalesce((select sum(bytes)::bigint from private.freed_bytes where user_id = person), 0),
      0
    ),
    (select bytes_per_person from private.storage_limit where is_only);
end;
$$;

create function private.has_storage_left() returns boolean
  language sql stable security definer set search_path = '' as $$
    select used_bytes < allowed_bytes from public.get_storage_usage()
  $$;

create index freed_bytes_by_person on private.freed_bytes (user_id);

insert into private.storage_limit default values;

revoke execute on function
  private.bytes_of_file(jsonb),
  private.bytes_per_row(),
  private.count_change(uuid, bigint, integer),
  private.count_file(),
  private.count_freed(uuid, bigint),
  private.count_freed_row(),
  private.count_kept_row(),
  private.count_name(),
  private.count_profile(),
  private.count_statement(),
  private.count_stored(uuid, bigint),
  private.has_storage_left(),
  private.measure_stored_bytes(uuid),
  private.owner_of_file(text, text),
  private.refuse_bytes(text, text),
  public.get_storage_usage()
  from public, anon, authenticated;
grant execute on function
  private.has_storage_left()
  to authenticated;
grant execute on function
  public.get_storage_usage()
  to authenticated, service_role;
