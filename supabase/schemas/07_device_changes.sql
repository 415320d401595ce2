-- Values that phones and other programs changed, so that a person can undo that: the history of a contact holds no
-- values. Only changed values are kept: {"phone": …, "details": {"department": …}}, with null for what was not there.
create table public.device_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  contact_id uuid not null references public.business_card_records (id) on delete cascade,
  -- The values before, and as the device wrote them. A record is smaller than 240 kB.
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

-- The values of the visible columns that differ from the other record. Of `details`, the keys that differ.
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

-- Notes what the device of the caller's app password changed from one record to another. Returns the history with the
-- new entry: {"at", "kind": "edited", "columns", "change", "device"}.
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

-- Undoes a device's change to a contact, for values that are still as the device wrote them.
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

revoke execute on function
  private.device_changes_per_person(),
  private.forget_old_device_changes(),
  private.note_device_change(public.business_card_records, public.business_card_records),
  private.values_unlike(jsonb, jsonb),
  public.undo_device_change(uuid)
  from public, anon, authenticated;
grant execute on function
  public.undo_device_change(uuid)
  to authenticated, service_role;
