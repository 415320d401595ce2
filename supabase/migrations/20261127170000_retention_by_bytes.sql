-- Every part that retention deletes is bounded by bytes too, with what goes with a contact: a merge keeps three records.

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

create or replace function public.delete_some_contacts(only_outlived boolean default false) returns boolean
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

create or replace function private.delete_outlived_contacts(
  moment timestamptz, owners uuid[] default null, at_most integer default null
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  bytes_left bigint := case when at_most is not null then private.bytes_deleted_at_once() end;
  living uuid[] := '{}';
  owners_of_kept uuid[] := '{}';
  kept_ids uuid[] := '{}';
  contact public.business_card_records;
  kept record;
begin
  for contact in
    select record.* from public.user_settings as settings
    join public.business_card_records as record
      on record.user_id = settings.user_id
      and record.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
    where settings.delete_contacts_after_days is not null
      and (owners is null or settings.user_id = any (owners))
    order by record.created_at
    limit at_most
  loop
    exit when bytes_left <= 0;
    living := living || contact.id;
    bytes_left := bytes_left - private.bytes_deleted_with(contact);
  end loop;
  for kept in
    select record.* from public.user_settings as settings
    join public.deleted_contacts as record
      on record.user_id = settings.user_id
      and record.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
    where settings.delete_contacts_after_days is not null
      and (owners is null or settings.user_id = any (owners))
    order by record.created_at
    limit at_most - cardinality(living)
  loop
    exit when bytes_left <= 0;
    owners_of_kept := owners_of_kept || kept.user_id;
    kept_ids := kept_ids || kept.id;
    bytes_left := bytes_left - octet_length(kept::text);
  end loop;
  perform private.delete_contacts_for_good(living);
  delete from public.deleted_contacts as record
    using unnest(owners_of_kept, kept_ids) as due (user_id, id)
    where record.user_id = due.user_id and record.id = due.id;
  return cardinality(living) + cardinality(kept_ids);
end;
$$;

create or replace function private.forget_deleted_contacts(
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
  -- Each deletes until the bytes of a part are used up, so a part is one or the other.
  if at_most is null or deleted = 0 then
    deleted := deleted + private.forget_deleted_contacts(moment, null, at_most);
  end if;
  return deleted;
end;
$$;

revoke execute on function private.bytes_deleted_with(public.business_card_records) from public, anon, authenticated;
