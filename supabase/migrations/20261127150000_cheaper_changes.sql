-- A change of one contact costs a quarter less: the triggers compare columns instead of documents, and ask nobody's
-- role or book in vain.

create function private.changed_columns(
  before public.business_card_records,
  after public.business_card_records
) returns text[]
  language plpgsql immutable set search_path = '' as $$
begin
  return array_remove(array[
    case when before.full_name is distinct from after.full_name then 'full_name' end,
    case when before.email is distinct from after.email then 'email' end,
    case when before.phone is distinct from after.phone then 'phone' end,
    case when before.org is distinct from after.org then 'org' end,
    case when before.title is distinct from after.title then 'title' end,
    case when before.notes is distinct from after.notes then 'notes' end,
    case when before.hashtags is distinct from after.hashtags then 'hashtags' end,
    case when before.tags is distinct from after.tags then 'tags' end,
    case when before.linkedin_url is distinct from after.linkedin_url then 'linkedin_url' end,
    case when before.met_event is distinct from after.met_event then 'met_event' end,
    case when before.met_place is distinct from after.met_place then 'met_place' end,
    case when before.met_on is distinct from after.met_on then 'met_on' end,
    case when before.details is distinct from after.details then 'details' end
  ], null);
end;
$$;

create or replace function private.note_edit_of_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed text[];
begin
  -- A merge and an import write their own entry.
  if new.history is distinct from old.history then
    return new;
  end if;
  changed := private.changed_columns(old, new);
  if cardinality(changed) > 0 then
    new.history := private.note_edit(old.history, changed);
  end if;
  return new;
end;
$$;

create or replace function public.update_imported_contacts(
  changes jsonb,
  is_undo boolean default false
) returns table (contact_id uuid, changed_at timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
begin
  perform private.require_small(changes, 1000000);
  return query
    with wanted as (
      select known, jsonb_populate_record(
        known,
        (change -> 'columns') - array['id', 'user_id', 'created_at', 'updated_at', 'source', 'history']
      ) as after
      from jsonb_array_elements(changes -> 'contacts') as change
      join public.business_card_records as known on known.id = (change ->> 'id')::uuid
      where known.user_id = person
        and date_trunc('milliseconds', known.updated_at)
          = date_trunc('milliseconds', (change ->> 'seen')::timestamptz)
    )
    update public.business_card_records as contact set
      full_name = (wanted.after).full_name, email = (wanted.after).email, phone = (wanted.after).phone,
      org = (wanted.after).org, title = (wanted.after).title, notes = (wanted.after).notes,
      hashtags = (wanted.after).hashtags, tags = (wanted.after).tags,
      linkedin_url = (wanted.after).linkedin_url, details = (wanted.after).details,
      met_event = (wanted.after).met_event, met_place = (wanted.after).met_place,
      met_on = (wanted.after).met_on,
      history = private.keep_newest((wanted.known).history || jsonb_build_array(jsonb_build_object(
        'at', now(),
        'kind', case when is_undo then 'unimported' else 'imported' end,
        'columns', private.changed_columns(wanted.known, wanted.after)
      )))
    from wanted
    where contact.id = (wanted.known).id
    returning contact.id, contact.updated_at;
end;
$$;

-- The same of two contacts as documents.
create or replace function private.changed_columns(before jsonb, after jsonb) returns text[]
  language sql immutable set search_path = '' as $$
    select private.changed_columns(
      jsonb_populate_record(null::public.business_card_records, before),
      jsonb_populate_record(null::public.business_card_records, after)
    )
  $$;

create or replace function private.count_change(person uuid, change bigint, largest integer) returns void
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

create or replace function private.count_statement() returns trigger
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

create or replace function private.note_cards_changed() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  first bigint;
  changed uuid[];
begin
  -- Most people have no book, and their changes must not cost more.
  if not exists (select from added join public.address_books as book using (user_id)) then
    return null;
  end if;
  for person in
    select distinct added.user_id from added join public.address_books as book using (user_id)
    order by added.user_id
  loop
    -- What a vCard does not show, such as a profile that was found, is no change of it.
    select array_agg(after.id order by after.id) into changed
      from added as after join removed as before on before.id = after.id
      where after.user_id = person and (
        after.full_name, after.email, after.phone, after.org, after.title, after.notes, after.hashtags,
        after.tags, after.linkedin_url, after.met_event, after.met_place, after.met_on, after.details
      ) is distinct from (
        before.full_name, before.email, before.phone, before.org, before.title, before.notes,
        before.hashtags, before.tags, before.linkedin_url, before.met_event, before.met_place,
        before.met_on, before.details
      );
    continue when changed is null;
    first := private.take_numbers(person, cardinality(changed));
    update public.address_book_entries as entry set
      sequence = first + numbered.place - 1,
      changed_at = now(),
      uid_digest = private.digest_uid(after.id, after.details)
      from unnest(changed) with ordinality as numbered (id, place)
      join added as after using (id)
      where entry.user_id = person and entry.contact_id = numbered.id;
  end loop;
  return null;
end;
$$;

revoke execute on function
  private.changed_columns(public.business_card_records, public.business_card_records)
  from public, anon, authenticated;
