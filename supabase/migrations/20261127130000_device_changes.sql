-- What phones and other programs change of contacts can be taken back on the page.

-- What phones and other programs changed of contacts, so that a person can take it back: the history of a contact holds
-- no values. Only what was changed: {"phone": …, "details": {"department": …}}, with null for what was not there.
create table public.device_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  contact_id uuid not null references public.business_card_records (id) on delete cascade,
  -- As it was, and as the device wrote it. A record is smaller than 240 kB.
  before jsonb not null check (octet_length(before::text) <= 400000),
  after jsonb not null check (octet_length(after::text) <= 400000),
  changed_at timestamptz not null default clock_timestamp()
);

alter table public.device_changes enable row level security;

create function private.device_changes_per_person() returns integer
  language sql immutable set search_path = '' as $$ select 500 $$;

create function private.forget_old_device_changes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.device_changes where id in (
    select older.id from public.device_changes as older
    where older.user_id = new.user_id
    order by older.changed_at desc, older.id
    offset private.device_changes_per_person()
  );
  return null;
end;
$$;

-- Of the columns that people see otherwise in another record, the values in this one; of `details` its keys.
create function private.values_unlike(record jsonb, other jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
    select coalesce(jsonb_object_agg(name, case
        when name <> 'details' then record -> name
        else (
          select jsonb_object_agg(key, record -> 'details' -> key)
          from jsonb_object_keys((record -> 'details') || (other -> 'details')) as key
          where record -> 'details' -> key is distinct from other -> 'details' -> key
        )
      end), '{}')
    from unnest(private.changed_columns(record, other)) as name
  $$;

-- Notes that the device of the caller's app password makes one record of another, and returns the history with it:
-- {"at", "kind": "edited", "columns", "change", "device"}.
create function private.note_device_change(
  known public.business_card_records,
  written public.business_card_records
) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  before constant jsonb := private.values_unlike(to_jsonb(known), to_jsonb(written));
  change uuid;
begin
  if before = '{}' then
    return known.history;
  end if;
  insert into public.device_changes (user_id, contact_id, before, after)
    values (
      known.user_id, known.id, before, private.values_unlike(to_jsonb(written), to_jsonb(known))
    )
    returning id into change;
  return private.keep_newest(known.history || jsonb_build_array(jsonb_build_object(
    'at', now(), 'kind', 'edited', 'change', change,
    'columns', private.changed_columns(to_jsonb(known), to_jsonb(written)),
    'device', (
      select app.name from public.app_passwords as app
      where app.id::text = auth.jwt() ->> 'app_password' and app.user_id = known.user_id
    )
  )));
end;
$$;

-- Puts back what a device changed of a contact, as far as it is still as the device wrote it.
create function public.undo_device_change(change_uuid uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  change public.device_changes;
  contact public.business_card_records;
  known jsonb;
  columns jsonb;
  details jsonb;
begin
  select * into change from public.device_changes where id = change_uuid and user_id = person;
  if not found then
    raise exception 'This is not a change of yours' using errcode = 'insufficient_privilege';
  end if;
  contact := private.require_own_contact(change.contact_id);
  known := to_jsonb(contact);
  columns := coalesce((
    select jsonb_object_agg(name, change.before -> name)
    from jsonb_object_keys(change.before - 'details') as name
    where known -> name = change.after -> name
  ), '{}');
  details := contact.details || coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(change.before -> 'details')
    where coalesce(contact.details -> key, 'null') = change.after -> 'details' -> key
  ), '{}');
  details := coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(details) where value <> 'null'), '{}'
  );
  contact := jsonb_populate_record(contact, columns || jsonb_build_object('details', details));
  if cardinality(private.changed_columns(known, to_jsonb(contact))) = 0 then
    raise exception 'All of it has been changed since' using errcode = 'object_not_in_prerequisite_state';
  end if;
  contact.history := private.keep_newest(contact.history || jsonb_build_array(jsonb_build_object(
    'at', now(), 'kind', 'reverted', 'columns', private.changed_columns(known, to_jsonb(contact))
  )));
  perform private.write_contact(contact);
  delete from public.device_changes where id = change_uuid;
end;
$$;

create or replace function private.note_edit(history jsonb, changed text[]) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  last jsonb := history -> -1;
begin
  if last ->> 'kind' = 'edited' and not last ? 'change'
    and (last ->> 'at')::timestamptz > now() - interval '10 minutes'
  then
    history := history - -1;
    changed := array(
      select distinct name from unnest(
        changed || array(select jsonb_array_elements_text(last -> 'columns'))
      ) as name order by name
    );
  end if;
  return private.keep_newest(
    history || jsonb_build_array(jsonb_build_object('at', now(), 'kind', 'edited', 'columns', changed))
  );
exception when others then
  -- The owner may have written a history of their own; then it begins again.
  return jsonb_build_array(jsonb_build_object('at', now(), 'kind', 'edited', 'columns', changed));
end;
$$;

create or replace function public.save_card(
  file_name text,
  columns jsonb,
  seen bigint default null::bigint,
  must_be_new boolean default false,
  may_replace boolean default false
) returns table (is_new boolean, sequence bigint)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.require_person();
  entry public.address_book_entries;
  contact public.business_card_records;
  before public.business_card_records;
  made_id constant uuid := gen_random_uuid();
  other text;
begin
  perform private.require_short(save_card.file_name, 255), private.require_small(columns, 300000);
  select known.* into entry from public.address_book_entries as known
    where known.user_id = person and known.file_name = save_card.file_name and not known.is_deleted;
  if found then
    -- First the contact, then its number, as every other change locks them.
    select * into contact from public.business_card_records
      where id = entry.contact_id and user_id = person for update;
    select known.* into entry from public.address_book_entries as known
      where known.user_id = person and known.contact_id = entry.contact_id and not known.is_deleted;
  end if;
  if contact.id is not null and entry.contact_id is not null then
    if must_be_new or (seen is not null and seen <> entry.sequence) then
      perform private.refuse_card('card_has_changed', 412, 'The card is not as it was seen.');
    end if;
    if seen is null and not may_replace then
      perform private.refuse_card('card_exists', 428, 'Say which state of the card is replaced.');
    end if;
    before := contact;
    contact := jsonb_populate_record(
      contact, columns - array['id', 'user_id', 'created_at', 'updated_at', 'source', 'history']
    );
  elsif seen is not null or may_replace then
    perform private.refuse_card('card_has_changed', 412, 'There is no such card any more.');
  else
    -- One at a time per person, else two would each find a UID unused.
    perform from public.users where users.id = person for no key update;
    contact := jsonb_populate_record(
      null::public.business_card_records, columns - array['created_at', 'updated_at', 'source', 'history']
    );
    contact.id := null;
  end if;
  select known.file_name into other from public.address_book_entries as known
    where known.user_id = person and not known.is_deleted
      and known.uid_digest = private.digest_uid(coalesce(contact.id, made_id), contact.details)
      and known.file_name <> save_card.file_name
    limit 1;
  if other is not null then
    perform private.refuse_card('uid_in_use', 409, other);
  end if;
  if contact.id is not null then
    contact.history := private.note_device_change(before, contact);
    perform private.write_contact(contact);
    return query select false, known.sequence from public.address_book_entries as known
      where known.user_id = person and known.contact_id = contact.id;
    return;
  end if;
  -- Whoever deleted a card of this name and makes another one: the name is now the new one's.
  delete from public.address_book_entries as gone
    where gone.user_id = person and gone.file_name = save_card.file_name and gone.is_deleted;
  perform set_config('cardsift.file_name', save_card.file_name, true);
  insert into public.business_card_records (
    id, user_id, source, full_name, email, phone, org, title, notes, hashtags, tags, linkedin_url, details,
    met_event, met_place, met_on
  ) values (
    made_id, person, 'hand', contact.full_name, contact.email, contact.phone, contact.org, contact.title,
    contact.notes, contact.hashtags, coalesce(contact.tags, '{}'), contact.linkedin_url,
    coalesce(contact.details, '{}'), contact.met_event, contact.met_place, contact.met_on
  );
  perform set_config('cardsift.file_name', '', true);
  return query select true, known.sequence from public.address_book_entries as known
    where known.user_id = person and known.contact_id = made_id;
exception when unique_violation then
  -- Another client made a card of this name at the same moment.
  perform private.refuse_card('card_has_changed', 412, 'The card is not as it was seen.');
end;
$$;

create or replace function private.measure_stored_bytes(
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

create index device_changes_by_contact on public.device_changes (contact_id, user_id);
create index device_changes_by_user on public.device_changes (user_id, changed_at desc);

create policy "People forget what devices changed" on public.device_changes
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "People see what devices changed" on public.device_changes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.device_changes
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.device_changes
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create trigger forget_old_device_changes after insert on public.device_changes
  for each row execute function private.forget_old_device_changes();
create trigger count_added_bytes after insert on public.device_changes
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.device_changes
  for each row execute function private.count_freed_row();

revoke execute on function
  private.device_changes_per_person(),
  private.forget_old_device_changes(),
  private.note_device_change(public.business_card_records, public.business_card_records),
  private.values_unlike(jsonb, jsonb),
  public.undo_device_change(uuid)
  from public, anon, authenticated;
grant execute on function public.undo_device_change(uuid) to authenticated, service_role;
