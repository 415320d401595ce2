-- What people delete is kept for 30 days in a table of its own, from which they restore it or delete it for good.
-- `business_card_records` holds living contacts only, so no query needs to leave out deleted ones.

create table public.deleted_contacts (
  -- The contact's own, which it has again when it is restored.
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  -- When the contact was added: its owner's rule of retention goes by that.
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
alter publication supabase_realtime add table public.deleted_contacts;
-- The page subscribes with a filter on user_id.
alter table public.deleted_contacts replica identity full;

-- Written by the trigger and the functions below only.
create policy "People read what they deleted" on public.deleted_contacts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Whoever has a second factor has given it" on public.deleted_contacts
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));
create policy "The session of whoever asks has not ended" on public.deleted_contacts
  as restrictive for all to authenticated using ((select private.is_session_live()));

create function private.deleted_contacts_kept_for() returns interval
  language sql immutable set search_path = '' as $$ select interval '30 days' $$;

create function private.deleted_contacts_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 500 $$;

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

-- Before the deletion, which takes rejected profiles along. Only what people do: what the operator deletes is gone,
-- and so is what functions delete for good.
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

-- A contact is either there or in «Recently Deleted», whoever puts it back.
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

-- Deletes what has been kept for its time at a moment, the oldest first: of everybody or of some, and `at_most` so
-- many.
create function private.forget_deleted_contacts(
  moment timestamptz, owners uuid[] default null, at_most integer default null
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  -- Of a clock that was ahead and has been put right since: kept from now on, instead of for years.
  update public.deleted_contacts as kept set deleted_at = now()
    where kept.deleted_at > now() + interval '1 day' and (owners is null or kept.user_id = any (owners));
  delete from public.deleted_contacts as kept
    using (
      select due.user_id, due.id from public.deleted_contacts as due
      where due.deleted_at < moment - private.deleted_contacts_kept_for()
        and (owners is null or due.user_id = any (owners))
      order by due.deleted_at
      limit at_most
    ) as due
    where kept.user_id = due.user_id and kept.id = due.id;
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

-- Where no clock runs, whoever deletes forgets what they deleted long ago.
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

-- A rule of retention deletes for good, and goes for deleted contacts as well.
create or replace function private.delete_outlived_contacts(
  moment timestamptz, owners uuid[] default null, at_most integer default null
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
  forgotten integer;
begin
  deleted := private.delete_contacts_for_good(array(
    select contact.id from public.user_settings as settings
    join public.business_card_records as contact
      on contact.user_id = settings.user_id
      and contact.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
    where settings.delete_contacts_after_days is not null
      and (owners is null or settings.user_id = any (owners))
    order by contact.created_at
    limit at_most
  ));
  delete from public.deleted_contacts as kept
    using (
      select due.user_id, due.id from public.user_settings as settings
      join public.deleted_contacts as due
        on due.user_id = settings.user_id
        and due.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
      where settings.delete_contacts_after_days is not null
        and (owners is null or settings.user_id = any (owners))
      order by due.created_at
      limit at_most - deleted
    ) as due
    where kept.user_id = due.user_id and kept.id = due.id;
  get diagnostics forgotten = row_count;
  return deleted + forgotten;
end;
$$;

-- Returns how many went, living or deleted.
create or replace function public.delete_expired_contacts(at_most integer default null) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  deleted integer;
begin
  perform private.require_service_role();
  moment := private.retention_moment();
  delete from private.daily_salts where day < private.today_utc();
  deleted := private.delete_outlived_contacts(moment, null, at_most);
  return deleted + private.forget_deleted_contacts(moment, null, at_most - deleted);
end;
$$;

-- Deletes some of the caller's contacts for good, deleted ones too: of all, or of those that have outlived the
-- caller's rule. Returns whether to call again.
create or replace function public.delete_some_contacts(only_outlived boolean default false) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  at_once constant integer := private.contacts_deleted_at_once();
  deleted integer;
  forgotten integer;
begin
  if only_outlived then
    return private.delete_outlived_contacts(now(), array[person], at_once) = at_once;
  end if;
  deleted := private.delete_contacts_for_good(array(
    select id from public.business_card_records where user_id = person limit at_once
  ));
  delete from public.deleted_contacts as kept
    using (
      select id from public.deleted_contacts where user_id = person limit at_once - deleted
    ) as due
    where kept.user_id = person and kept.id = due.id;
  get diagnostics forgotten = row_count;
  return deleted + forgotten = at_once;
end;
$$;

do $$
declare
  -- In which function what becomes what.
  changes constant jsonb := '[
    ["delete_all_data",
      "select from public.business_card_records where user_id = person",
      "select from public.business_card_records where user_id = person\n    union all select from public.deleted_contacts where user_id = person"],
    ["merge_contacts",
      "delete from public.business_card_records where id = gone_uuid;",
      "-- The merge keeps it, and can be undone.\n  perform private.delete_contacts_for_good(array[gone_uuid]);"],
    ["count_change",
      "Delete contacts you no longer need.",
      "Delete contacts you no longer need, also from Recently Deleted."],
    ["count_change",
      "auth.role() is not distinct from ''authenticated''",
      "auth.role() is not distinct from ''authenticated''\n    -- What is restored was counted before.\n    and current_setting(''cardsift.restores'', true) is distinct from ''on''"],
    ["measure_stored_bytes",
      "    union all select scan.user_id,",
      "    union all select kept.user_id, octet_length(kept::text)\n      from public.deleted_contacts as kept where person is null or kept.user_id = person\n    union all select scan.user_id,"]
  ]';
  change jsonb;
  body text;
begin
  for change in select * from jsonb_array_elements(changes) loop
    select pg_get_functiondef(oid) into strict body from pg_proc
      where proname = change ->> 0 and pronamespace in ('public'::regnamespace, 'private'::regnamespace);
    if position(change ->> 1 in body) = 0 then
      raise exception 'Not found in %: %', change ->> 0, change ->> 1;
    end if;
    execute replace(body, change ->> 1, change ->> 2);
  end loop;
end;
$$;

-- Bytes of what is kept. Deleting must be possible in a full account, so nothing is refused; and there is one row for
-- each contact, so the counter that adders wait for is left alone: these bytes are a negative part of what is freed.
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
create trigger count_kept_bytes after insert or update on public.deleted_contacts
  for each row execute function private.count_kept_row();
create trigger count_freed_bytes after delete on public.deleted_contacts
  referencing old table as removed for each statement execute function private.count_statement();

create function private.require_few(ids uuid[], most integer) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if cardinality(ids) > most then
    raise exception 'At most % ids at once', most using errcode = 'string_data_right_truncation';
  end if;
end;
$$;

-- A deleted contact as a record again. Columns that came after its deletion and are never null are named here.
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

-- Puts deleted contacts back under their own ids, with their history and the profiles that are not theirs. Returns
-- the ids; what is not in «Recently Deleted» any more is not among them.
create function public.restore_deleted_contacts(ids uuid[]) returns setof uuid
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  gone public.deleted_contacts[];
begin
  perform private.require_few(ids, private.deleted_contacts_at_once());
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

-- Deletes deleted contacts before their time. Returns how many there were.
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

revoke execute on function
  private.count_kept_row(),
  private.delete_contacts_for_good(uuid[]),
  private.deleted_contacts_at_once(),
  private.deleted_contacts_kept_for(),
  private.forget_contacts_that_are_back(),
  private.forget_deleted_contacts(timestamptz, uuid[], integer),
  private.forget_what_owners_deleted_long_ago(),
  private.keep_deleted_contact(),
  private.require_few(uuid[], integer),
  private.revive_contact(public.deleted_contacts, uuid),
  public.delete_for_good(uuid[]),
  public.restore_deleted_contacts(uuid[])
  from public, anon, authenticated;
grant execute on function public.delete_for_good(uuid[]), public.restore_deleted_contacts(uuid[])
  to authenticated, service_role;
