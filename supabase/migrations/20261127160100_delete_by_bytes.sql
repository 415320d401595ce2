-- A part of somebody's contacts is also bounded by its bytes: 2,000 rows with pictures took the embedded database for
-- two seconds.

create function private.bytes_deleted_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 16 * 1024 * 1024 $$;

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
    bytes_left := bytes_left - octet_length(contact::text);
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

revoke execute on function private.bytes_deleted_at_once() from public, anon, authenticated;
