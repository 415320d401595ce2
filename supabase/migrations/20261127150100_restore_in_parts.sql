-- Deleted contacts come back a hundred at a time: five hundred with pictures took the embedded database for two seconds.

create function private.restored_contacts_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 100 $$;

create or replace function public.restore_deleted_contacts(ids uuid[]) returns setof uuid
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

revoke execute on function private.restored_contacts_at_once() from public, anon, authenticated;
