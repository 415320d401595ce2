-- Who is the same person is decided in one place, packages/contacts/src/same-person.ts. The database only finds those
-- it may decide for, so its keys must never tell apart what is the same there: they are coarser, and cheap.
-- same-person.test.ts in supabase/tests compares both over many contacts.

-- These have no search path of their own: so Postgres writes them into the indexes, and an import of ten thousand
-- contacts does not call them one by one.

-- An address with other letters than ASCII has a domain with two forms, which SQL cannot compare: all of those have
-- one key. What JavaScript takes for a space is left out.
create or replace function private.email_key(email text) returns text
  language sql immutable parallel safe as $$
    select case
      when pg_catalog.regexp_replace(
        email, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', '', 'g'
      ) operator(pg_catalog.~) '[^\x01-\x7f]' then '*'
      else pg_catalog.lower(pg_catalog.regexp_replace(
        email, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', '', 'g'
      ))
    end
  $$;

create or replace function private.phone_digits(phone text) returns text
  language sql immutable parallel safe as $$
    select pg_catalog.regexp_replace(
      pg_catalog.regexp_replace(
        pg_catalog.replace(pg_catalog.normalize(phone, 'NFKC'), '(0)', ''), '[^0-9]', '', 'g'
      ),
      '^00', ''
    )
  $$;

-- The plain letters and digits of a name; «İ» is the only other letter whose small one begins with a plain one.
create function private.name_key(name text) returns text
  language sql immutable parallel safe as $$
    select pg_catalog.lower(pg_catalog.regexp_replace(
      pg_catalog.replace(pg_catalog.normalize(name, 'NFKC'), 'İ', 'i'), '[^A-Za-z0-9]', '', 'g'
    ))
  $$;

reindex index public.business_card_records_by_email_key;

-- Those that can be known by their name only.
create index business_card_records_by_name_key
  on public.business_card_records (user_id, private.name_key(full_name))
  where coalesce(private.email_key(email), '') = '' and coalesce(private.phone_digits(phone), '') = '';

-- The contacts among which somebody may be, the oldest first. The page sends the address with its domain in ASCII.
drop function public.find_reached_alike(text, text);
create function public.find_reached_alike(
  contact_email text, contact_phone text, contact_name text default null
)
  returns setof public.business_card_records
  language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  key text;
  digits text;
begin
  perform private.require_short(contact_email, 2000), private.require_short(contact_phone, 2000),
    private.require_short(contact_name, 2000);
  key := nullif(private.email_key(contact_email), '');
  digits := nullif(private.phone_digits(contact_phone), '');
  if key is null and digits is null then
    return query
      select contact.* from public.business_card_records as contact
      where contact.user_id = person
        and private.name_key(contact.full_name) = private.name_key(contact_name)
        and coalesce(private.email_key(contact.email), '') = ''
        and coalesce(private.phone_digits(contact.phone), '') = ''
      order by contact.created_at, contact.id
      limit 200;
  else
    return query
      select contact.* from public.business_card_records as contact
      where contact.user_id = person
        and (
          private.email_key(contact.email) = key
          or (key is not null and private.email_key(contact.email) = '*')
          or private.phone_digits(contact.phone) = digits
        )
      order by contact.created_at, contact.id
      limit 200;
  end if;
end;
$$;
revoke execute on function public.find_reached_alike(text, text, text) from public, anon, authenticated;
grant execute on function public.find_reached_alike(text, text, text) to authenticated, service_role;
revoke execute on function private.name_key(text) from public, anon, authenticated;
-- The index calls it in the name of whoever writes a contact.
grant execute on function private.name_key(text) to authenticated, service_role;

create or replace function private.is_as_seen(seen jsonb) returns boolean
  language sql stable security invoker set search_path = '' as $$
    select seen is null or not exists (
      select from public.find_reached_alike(seen ->> 'email', seen ->> 'phone', seen ->> 'name') as contact
      full join jsonb_each_text(seen -> 'contacts') as known on known.key = contact.id::text
      where date_trunc('milliseconds', contact.updated_at)
        is distinct from date_trunc('milliseconds', known.value::timestamptz)
    )
  $$;

-- Which columns that people see are others now.
create function private.changed_columns(before jsonb, after jsonb) returns text[]
  language sql immutable set search_path = '' as $$
    select array(
      select name from unnest(array[
        'full_name', 'email', 'phone', 'org', 'title', 'notes', 'hashtags', 'tags', 'linkedin_url',
        'met_event', 'met_place', 'met_on', 'details'
      ]) as name
      where before -> name is distinct from after -> name
    )
  $$;
revoke execute on function private.changed_columns(jsonb, jsonb) from public, anon, authenticated;

create or replace function private.note_edit_of_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed text[];
begin
  -- A merge and an import write their own entry.
  if new.history is distinct from old.history then
    return new;
  end if;
  changed := private.changed_columns(to_jsonb(old), to_jsonb(new));
  if cardinality(changed) > 0 then
    new.history := private.note_edit(old.history, changed);
  end if;
  return new;
end;
$$;

-- Updates many contacts with what an import says of them, or takes that back: {"contacts": [{"id", "seen",
-- "columns"}]}. One that has changed since it was «seen» stays as it is. Returns those that were updated, and when; in their
-- history stands {"at", "kind": "imported" | "unimported", "columns"}.
create function public.update_imported_contacts(changes jsonb, is_undo boolean default false)
  returns table (contact_id uuid, changed_at timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
begin
  perform private.require_small(changes, 4000000);
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
        'columns', private.changed_columns(to_jsonb(wanted.known), to_jsonb(wanted.after))
      )))
    from wanted
    where contact.id = (wanted.known).id
    returning contact.id, contact.updated_at;
end;
$$;
revoke execute on function public.update_imported_contacts(jsonb, boolean) from public, anon, authenticated;
grant execute on function public.update_imported_contacts(jsonb, boolean) to authenticated, service_role;
