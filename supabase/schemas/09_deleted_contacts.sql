-- What people delete is kept for 30 days in a table of its own, from which they restore it or delete it for good.
-- `business_card_records` holds living contacts only, so no query needs to leave out deleted ones.
create function private.deleted_contacts_kept_for() returns interval
  language sql immutable set search_path = '' as $$ select interval '30 days' $$;

create function private.deleted_contacts_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 500 $$;

create table public.deleted_contacts (
  -- The contact's own, which it has again when it is restored.
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  -- When the contact was added. Its owner's rule of retention counts from then.
  created_at timestamptz not null,
  -- The record without columns that were null. The largest row that people can write has 768 kB as JSON, because a
  -- control character takes six bytes there.
  contact jsonb not null check (jsonb_typeof(contact) = 'object' and octet_length(contact::text) <= 4000000),
  -- Profiles that are not those of the contact.
  rejected text[] not null default '{}' check (cardinality(rejected) <= 100),
  -- Not the id alone: a stranger may have a contact of the same id, and delete it too.
  primary key (user_id, id)
);

create index deleted_contacts_by_user_newest_first
  on public.deleted_contacts (user_id, deleted_at desc, id);
create index deleted_contacts_by_deletion on public.deleted_contacts (deleted_at);

alter table public.deleted_contacts enable row level security;
-- The page subscribes with a filter on user_id.
alter table public.deleted_contacts replica identity full;

-- Written by the trigger and the functions below only.
create policy "People read what they deleted" on public.deleted_contacts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor has given it" on public.deleted_contacts
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));
create policy "The session of whoever asks has not ended" on public.deleted_contacts
  as restrictive for all to authenticated using ((select private.is_session_live()));

-- Each takes five milliseconds on the embedded database, if it has a picture.
create function private.restored_contacts_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 100 $$;

create function private.keep_deleted_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.deleted_contacts (id, user_id, created_at, contact, rejected)
    select old.id, old.user_id, old.created_at, values_of.contact, array(
      select linkedin_url from public.rejected_profiles where contact_id = old.id
    )
    from (
      select jsonb_object_agg(key, value) as contact from jsonb_each(to_jsonb(old)) where value <> 'null'
    ) as values_of
    -- An account that is being deleted keeps nothing.
    where exists (select from auth.users where id = old.user_id)
    on conflict (user_id, id) do update set
      deleted_at = excluded.deleted_at, created_at = excluded.created_at, contact = excluded.contact,
      rejected = excluded.rejected;
  return old;
end;
$$;

-- Runs before the deletion, because that removes the rejected profiles too. Only what people delete is kept. What the
-- operator deletes, or a function deletes for good, is not.
create trigger keep_deleted before delete on public.business_card_records
  for each row when (
    auth.role() = 'authenticated'
    and current_setting('cardsift.deletes_for_good', true) is distinct from 'on'
  )
  execute function private.keep_deleted_contact();

-- Deletes living contacts without keeping them.
create function private.delete_contacts_for_good(ids uuid[]) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform set_config('cardsift.deletes_for_good', 'on', true);
  delete from public.business_card_records where id = any (ids);
  get diagnostics deleted = row_count;
  perform set_config('cardsift.deletes_for_good', 'off', true);
  return deleted;
end;
$$;

-- A contact is never in “Recently Deleted” as well, whoever restores it.
create function private.forget_contacts_that_are_back() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.deleted_contacts as kept using added
    where kept.user_id = added.user_id and kept.id = added.id;
  return null;
end;
$$;
create trigger forget_deleted after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.forget_contacts_that_are_back();

-- Removes deleted contacts whose time is over, the oldest first. Works for everybody or for some owners. `at_most`
-- bounds rows and, by `bytes_deleted_at_once`, bytes.
create function private.forget_deleted_contacts(
  moment timestamptz, owners uuid[] default null, at_most integer default null
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  bytes_left bigint := case when at_most is not null then private.bytes_deleted_at_once() end;
  owners_of_kept uuid[] := '{}';
  kept_ids uuid[] := '{}';
  early uuid[] := '{}';
  owners_of_early uuid[] := '{}';
  kept public.deleted_contacts;
begin
  for kept in
    select record.* from public.deleted_contacts as record
    where record.deleted_at < moment - private.deleted_contacts_kept_for()
      and (owners is null or record.user_id = any (owners))
    order by record.deleted_at
    limit at_most
  loop
    exit when bytes_left <= 0;
    owners_of_kept := owners_of_kept || kept.user_id;
    kept_ids := kept_ids || kept.id;
    bytes_left := bytes_left - octet_length(kept::text);
  end loop;
  -- Of a clock that was ahead and has been put right since: kept from now on, instead of for years.
  for kept in
    select record.* from public.deleted_contacts as record
    where record.deleted_at > now() + interval '1 day' and (owners is null or record.user_id = any (owners))
    limit at_most - cardinality(kept_ids)
  loop
    exit when bytes_left <= 0;
    owners_of_early := owners_of_early || kept.user_id;
    early := early || kept.id;
    bytes_left := bytes_left - octet_length(kept::text);
  end loop;
  delete from public.deleted_contacts as record
    using unnest(owners_of_kept, kept_ids) as due (user_id, id)
    where record.user_id = due.user_id and record.id = due.id;
  update public.deleted_contacts as record set deleted_at = now()
    from unnest(owners_of_early, early) as due (user_id, id)
    where record.user_id = due.user_id and record.id = due.id;
  return cardinality(kept_ids);
end;
$$;

-- Where nothing runs on a schedule, each deletion also removes what its owner deleted long ago.
create function private.forget_what_owners_deleted_long_ago() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owners constant uuid[] := array(select distinct user_id from removed);
begin
  if cardinality(owners) > 0 then
    perform private.forget_deleted_contacts(
      private.retention_moment(), owners, private.contacts_deleted_at_once()
    );
  end if;
  return null;
end;
$$;
create trigger forget_deleted_long_ago after delete on public.business_card_records
  referencing old table as removed
  for each statement when (auth.role() = 'authenticated')
  execute function private.forget_what_owners_deleted_long_ago();

create function private.require_few(ids uuid[], most integer) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if cardinality(ids) > most then
    raise exception 'At most % ids at once', most using errcode = 'string_data_right_truncation';
  end if;
end;
$$;

-- Turns a deleted contact into a record again. Columns that were added since and are not nullable get their defaults.
create function private.revive_contact(kept public.deleted_contacts, new_id uuid)
  returns public.business_card_records
  language sql stable set search_path = '' as $$
    select jsonb_populate_record(
      null::public.business_card_records,
      '{"tags": [], "details": {}, "history": [], "settled": []}'
        || kept.contact
        || jsonb_build_object('id', new_id, 'user_id', kept.user_id)
        || case
          -- Whoever takes it back at once has deleted nothing.
          when kept.deleted_at > now() - interval '1 minute' then '{}'
          else jsonb_build_object('updated_at', now(), 'history', private.keep_newest(
            coalesce(kept.contact -> 'history', '[]') || jsonb_build_array(jsonb_build_object(
              'at', now(), 'kind', 'restored', 'deleted_at', kept.deleted_at
            ))
          ))
        end
    )
  $$;

-- Restores deleted contacts under their own ids, with their history and rejected profiles. Returns the ids of those
-- that were still in “Recently Deleted”.
create function public.restore_deleted_contacts(ids uuid[]) returns setof uuid
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  gone public.deleted_contacts[];
begin
  perform private.require_few(ids, private.restored_contacts_at_once());
  perform set_config('cardsift.restores', 'on', true);
  with forgotten as (
    delete from public.deleted_contacts as kept
      where kept.user_id = person and kept.id = any (ids) returning kept
  )
  select array_agg(kept) into gone from forgotten;
  return query
    with revived as materialized (
      select kept, case
          -- A stranger's: ids are theirs to choose.
          when exists (select from public.business_card_records as other where other.id = kept.id)
            then gen_random_uuid()
          else kept.id
        end as new_id
      from unnest(gone) as kept
    ),
    contacts as (
      insert into public.business_card_records
        select contact.* from revived, lateral private.revive_contact(revived.kept, revived.new_id) as contact
        returning id
    ),
    rejections as (
      insert into public.rejected_profiles (contact_id, user_id, linkedin_url)
        select revived.new_id, person, linkedin_url
        from revived, lateral unnest((revived.kept).rejected) as linkedin_url
    )
    select id from contacts;
  perform set_config('cardsift.restores', 'off', true);
end;
$$;

-- Deletes contacts from “Recently Deleted” before their time. Returns how many there were.
create function public.delete_for_good(ids uuid[]) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  forgotten integer;
begin
  perform private.require_few(ids, private.deleted_contacts_at_once());
  delete from public.deleted_contacts as kept where kept.user_id = person and kept.id = any (ids);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

-- As many as the embedded database deletes in a quarter of a second.
create function private.contacts_deleted_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 2000 $$;

-- Rows with pictures take as long with a tenth of that number.
create function private.bytes_deleted_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 16 * 1024 * 1024 $$;

-- The bytes that go with a contact: its own, and those of its merges, the merges within them and the changes that
-- phones made, which all refer to it.
create function private.bytes_deleted_with(contact public.business_card_records) returns bigint
  language plpgsql stable security definer set search_path = '' as $$
declare
  bytes bigint := octet_length(contact::text);
begin
  bytes := bytes + (
    with recursive merges as (
      select merge from public.contact_merges as merge where merge.contact_id = contact.id
      union all
      select inner_merge from merges
        join public.contact_merges as inner_merge on inner_merge.within = (merges.merge).id
    )
    select coalesce(sum(octet_length(merge::text)), 0) from merges
  );
  return bytes + (
    select coalesce(sum(octet_length(change::text)), 0)
    from public.device_changes as change where change.contact_id = contact.id
  );
end;
$$;

-- Deletes some of the caller's contacts for good, deleted ones too: so many rows at most, and only until they make up so
-- many bytes. It takes any of them, or only those that have outlived the caller's rule. Returns whether to call again.
create function public.delete_some_contacts(only_outlived boolean default false) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  at_once constant integer := private.contacts_deleted_at_once();
  outlived constant timestamptz := now() - (
    select make_interval(days => settings.delete_contacts_after_days)
    from public.user_settings as settings where settings.user_id = person
  );
  bytes_left bigint := private.bytes_deleted_at_once();
  living uuid[] := '{}';
  forgotten uuid[] := '{}';
  contact public.business_card_records;
  kept public.deleted_contacts;
begin
  -- Sizes are added up row by row, because a statement over all rows would read them all before it has a sum.
  for contact in
    select * from public.business_card_records as record
    where record.user_id = person and (not only_outlived or record.created_at < outlived)
    order by record.created_at
    limit at_once
  loop
    exit when bytes_left <= 0;
    living := living || contact.id;
    bytes_left := bytes_left - private.bytes_deleted_with(contact);
  end loop;
  for kept in
    select * from public.deleted_contacts as record
    where record.user_id = person and (not only_outlived or record.created_at < outlived)
    order by record.created_at
    limit at_once - cardinality(living)
  loop
    exit when bytes_left <= 0;
    forgotten := forgotten || kept.id;
    bytes_left := bytes_left - octet_length(kept::text);
  end loop;
  perform private.delete_contacts_for_good(living);
  delete from public.deleted_contacts as record
    where record.user_id = person and record.id = any (forgotten);
  return bytes_left <= 0 or cardinality(living) + cardinality(forgotten) >= at_once;
end;
$$;

revoke execute on function
  private.bytes_deleted_at_once(),
  private.bytes_deleted_with(public.business_card_records),
  private.contacts_deleted_at_once(),
  private.delete_contacts_for_good(uuid[]),
  private.deleted_contacts_at_once(),
  private.deleted_contacts_kept_for(),
  private.forget_contacts_that_are_back(),
  private.forget_deleted_contacts(timestamptz, uuid[], integer),
  private.forget_what_owners_deleted_long_ago(),
  private.keep_deleted_contact(),
  private.require_few(uuid[], integer),
  private.restored_contacts_at_once(),
  private.revive_contact(public.deleted_contacts, uuid),
  public.delete_for_good(uuid[]),
  public.restore_deleted_contacts(uuid[]),
  public.delete_some_contacts(boolean)
  from public, anon, authenticated;
grant execute on function
  public.delete_some_contacts(boolean)
  to authenticated;
grant execute on function
  public.delete_for_good(uuid[]),
  public.restore_deleted_contacts(uuid[])
  to authenticated, service_role;
