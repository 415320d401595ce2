-- A page asks who is known already, chooses, and then saves. Two devices that came online at once both found
-- nobody and made two contacts of one person, or both wrote into the same contact and took back what the other had
-- written. So a page says what it has seen, and is told to look again when that is not so any more.

-- Whether the contacts that can be reached alike are those that a page has seen: `email` and `phone` that it asked
-- for, and of the `contacts` that it was given `updated_at` by id. To the millisecond, which is all that JavaScript
-- knows. Without a word on it they are.
create function private.is_as_seen(seen jsonb) returns boolean
  language sql stable security invoker set search_path = '' as $$
    select seen is null or not exists (
      select from public.find_reached_alike(seen ->> 'email', seen ->> 'phone') as contact
      full join jsonb_each_text(seen -> 'contacts') as known on known.key = contact.id::text
      where date_trunc('milliseconds', contact.updated_at)
        is distinct from date_trunc('milliseconds', known.value::timestamptz)
    )
  $$;

drop function public.save_scanned_contact(uuid, jsonb, uuid, uuid, boolean);

-- Saves a contact that was read: into the contact `known_id`, else as a new one whose id is `save_key`.
-- `columns` are what a card writes, `seen` is what the page chose by. The outcome is «saved», «saved_before»,
-- «look_again» or «limit_reached»; with the last two nothing has happened, and the same may be sent again, after
-- another look or tomorrow.
create function public.save_scanned_contact(
  save_key uuid,
  columns jsonb,
  known_id uuid default null,
  picture_key uuid default null,
  is_reserved boolean default false,
  seen jsonb default null
)
  returns table (outcome text, contact_id uuid)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := public.require_person();
  saved uuid;
  card public.business_card_records;
begin
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
      public.require_own_contact(known_id),
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
      offset public.saved_scans_per_person() - 1 limit 1
    );
  return query select 'saved', saved;
end;
$$;
