-- Contacts: how many a person may have, what happened to each, and how they are found.

-- The key by which e-mail addresses are compared. An internationalized domain can be written in two ways, which SQL
-- cannot compare, so all addresses with non-ASCII letters have the same key. White space as JavaScript defines it is
-- left out.
create function private.email_key(email text) returns text
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

create function private.phone_digits(phone text) returns text
  language sql immutable parallel safe as $$
    select pg_catalog.regexp_replace(
      pg_catalog.regexp_replace(
        pg_catalog.replace(pg_catalog.normalize(phone, 'NFKC'), '(0)', ''), '[^0-9]', '', 'g'
      ),
      '^00', ''
    )
  $$;

-- A name's plain letters and digits, in lower case. “İ” is the only other letter whose lower case begins with a plain
-- one.
create function private.name_key(name text) returns text
  language sql immutable parallel safe as $$
    select pg_catalog.lower(pg_catalog.regexp_replace(
      pg_catalog.replace(pg_catalog.normalize(name, 'NFKC'), 'İ', 'i'), '[^A-Za-z0-9]', '', 'g'
    ))
  $$;

-- Saved contacts, and what the web says about them.
create table public.business_card_records (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 500),
  email text check (char_length(email) <= 500),
  phone text check (char_length(phone) <= 500),
  org text check (char_length(org) <= 500),
  title text check (char_length(title) <= 500),
  notes text check (char_length(notes) <= 20000),
  -- Comma-separated, in the order they were found.
  hashtags text check (char_length(hashtags) <= 5000),
  tags text[] not null default '{}',
  linkedin_url text check (char_length(linkedin_url) <= 2000),
  linkedin_updated_at timestamptz,
  description text check (char_length(description) <= 20000),
  confidence text,
  evidence jsonb,
  -- Everything the card held, so that nothing printed is lost: all phones, e-mail addresses and postal addresses.
  details jsonb not null default '{}' check (octet_length(details::text) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Where and when the person was met. These are columns, so that a thousand contacts can get an event at once.
  met_event text check (char_length(met_event) <= 500),
  met_place text check (char_length(met_place) <= 500),
  met_on date,
  -- What happened to a contact: what and when, but no values. The newest forty entries are kept. They are inside the
  -- record, so that they are deleted, restored and exported with it.
  --
  -- An entry is {"at": "…", "kind": "edited", "columns": ["phone"]} or {"at": "…", "kind": "merged" | "unmerged",
  -- "merge": "…"}. An entry by a device also has the device's name and its row in device_changes: "device", "change".
  source text check (source in ('scan', 'import', 'hand')),
  history jsonb not null default '[]'
    check (jsonb_typeof(history) = 'array' and octet_length(history::text) <= 20000),
  -- Questions of the page “Tidy up” that the person has answered, so that each is asked once: “unnamed”, “unreachable”,
  -- “doubtful”, or “duplicate” with the id of the other contact.
  settled text[] not null default '{}'
    check (cardinality(settled) <= 200 and octet_length(settled::text) <= 20000)
);

-- Every text, list and document has a bound that no card exceeds, so that nobody can store megabytes in one row. Rows
-- from before the bounds stay as they are, because “not valid” checks new values only.

alter table public.business_card_records
  add constraint tags_are_bounded
    check (cardinality(tags) <= 500 and octet_length(tags::text) <= 20000) not valid,
  -- “high”, “medium” or “low”.
  add constraint confidence_is_bounded check (char_length(confidence) <= 100) not valid,
  -- The URL and the title of a web page.
  add constraint evidence_is_bounded check (octet_length(evidence::text) <= 20000) not valid;

-- A page subscribes to its own rows with a filter on user_id. A deleted row carries only its replica
-- identity, by default the primary key, so without this hosted realtime tells nobody of deletions.

alter table public.business_card_records replica identity full;

alter table public.business_card_records enable row level security;

create function private.contacts_per_person() returns integer
  language sql immutable set search_path = '' as $$ select 100000 $$;

create function private.check_contact_quota() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  kept integer;
begin
  for person in select distinct added.user_id from added order by added.user_id
  loop
    -- One insert at a time per person, else two of them would not see each other's rows.
    perform from public.users where users.id = person for no key update;
    select count(*) into kept from public.business_card_records as contact
      where contact.user_id = person;
    if kept > private.contacts_per_person() then
      -- PostgREST's way of naming code and status; 403 says that trying again is of no use.
      raise sqlstate 'PGRST' using
        message = '{"code":"contact_limit_reached","message":"An account holds 100,000 contacts at most."}',
        detail = '{"status":403,"headers":{}}';
    end if;
  end loop;
  return null;
end;
$$;

create function public.find_reached_alike(
  contact_email text,
  contact_phone text,
  contact_name text default null::text
) returns setof public.business_card_records
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

-- Keeps the newest entries of a history. A client may have written a longer history itself, which must not make the
-- next edit fail.
create function private.keep_newest(entries jsonb) returns jsonb
  language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_array_length(entries) <= 40 and octet_length(entries::text) <= 15000 then
    return entries;
  end if;
  return (
    select coalesce(jsonb_agg(entry order by place), '[]') from (
      select entry, place from jsonb_array_elements(entries) with ordinality as all_of_them (entry, place)
      order by place desc
      limit case when octet_length(entries::text) > 15000 then 1 else 40 end
    ) as newest
  );
end;
$$;

-- Adds an edit to a history. Edits within a few minutes become one entry.
create function private.note_edit(history jsonb, changed text[]) returns jsonb
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

create function private.note_edit_of_contact() returns trigger
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

-- Updates a record from `contact`, in the columns that a person may write.
create function private.write_contact(contact public.business_card_records) returns void
  language sql set search_path = '' as $$
    update public.business_card_records set
      full_name = contact.full_name, email = contact.email, phone = contact.phone, org = contact.org,
      title = contact.title, notes = contact.notes, hashtags = contact.hashtags, tags = contact.tags,
      linkedin_url = contact.linkedin_url, linkedin_updated_at = contact.linkedin_updated_at,
      description = contact.description, confidence = contact.confidence, evidence = contact.evidence,
      details = contact.details, met_event = contact.met_event, met_place = contact.met_place,
      met_on = contact.met_on, history = contact.history
    where id = contact.id and user_id = auth.uid()
  $$;

create function private.note_in_history(history jsonb, kind text, merge uuid) returns jsonb
  language sql stable set search_path = '' as $$
    select private.keep_newest(
      history || jsonb_build_array(jsonb_build_object('at', now(), 'kind', kind, 'merge', merge))
    )
  $$;

create function public.contacts_state() returns text
  language sql stable set search_path = '' as $$
    select concat_ws(
      '-', count(*), sum(uuid_hash_extended(contact.id, contact.xmin::text::bigint))
    )
    from public.business_card_records as contact
    where contact.user_id = (select auth.uid())
  $$;

-- Whether the contacts with the same e-mail address or phone are still those that a page has seen. `seen` holds the
-- `email` and `phone` that it asked for, and in `contacts` the `updated_at` of each contact by id, in milliseconds,
-- because JavaScript has no finer time. If `seen` is null, the answer is true.
create function private.is_as_seen(seen jsonb) returns boolean
  language sql stable set search_path = '' as $$
    select seen is null or not exists (
      select from public.find_reached_alike(seen ->> 'email', seen ->> 'phone', seen ->> 'name') as contact
      full join jsonb_each_text(seen -> 'contacts') as known on known.key = contact.id::text
      where date_trunc('milliseconds', contact.updated_at)
        is distinct from date_trunc('milliseconds', known.value::timestamptz)
    )
  $$;

-- The columns that people see and that changed. They are compared one by one: comparing whole documents would serialize
-- two contacts with their pictures for every change of a tag.
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

-- The same for two contacts as documents.
create function private.changed_columns(before jsonb, after jsonb) returns text[]
  language sql immutable set search_path = '' as $$
    select private.changed_columns(
      jsonb_populate_record(null::public.business_card_records, before),
      jsonb_populate_record(null::public.business_card_records, after)
    )
  $$;

-- Updates many contacts by an import, or undoes that: {"contacts": [{"id", "seen", "columns"}]}. A contact that changed
-- since it was “seen” stays as it is. Returns the updated ones, with the time. Their histories get {"at", "kind":
-- "imported" | "unimported", "columns"}.
create function public.update_imported_contacts(
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

create index business_card_records_by_user_newest_first
  on public.business_card_records (user_id, created_at desc, id);
-- A scan looks for the contact in two ways, by these indexes.
create index business_card_records_by_email on public.business_card_records (user_id, email, org);
create index business_card_records_by_phone on public.business_card_records (user_id, phone, org);
-- Needs an index: comparing 100,000 contacts one by one blocked the embedded database for a second.
create index business_card_records_by_email_key
  on public.business_card_records (user_id, private.email_key(email));
create index business_card_records_by_phone_digits
  on public.business_card_records (user_id, private.phone_digits(phone));
-- Contacts that have only a name to compare.
create index business_card_records_by_name_key
  on public.business_card_records (user_id, private.name_key(full_name))
  where coalesce(private.email_key(email), '') = '' and coalesce(private.phone_digits(phone), '') = '';

create policy "People add contacts of their own" on public.business_card_records
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own contacts" on public.business_card_records
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own contacts" on public.business_card_records
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "People read their own contacts" on public.business_card_records
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.business_card_records
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.business_card_records
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create trigger check_contact_quota after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.check_contact_quota();
-- Only edits by people are noted. The enrichment worker and the operator write as the service role.
create trigger note_edit before update on public.business_card_records
  for each row when (auth.role() = 'authenticated')
  execute function private.note_edit_of_contact();
create trigger touch_contact before update on public.business_card_records
  for each row execute function private.touch_updated_at();

revoke execute on function
  private.changed_columns(jsonb, jsonb),
  private.changed_columns(public.business_card_records, public.business_card_records),
  private.check_contact_quota(),
  private.contacts_per_person(),
  private.email_key(text),
  private.is_as_seen(jsonb),
  private.keep_newest(jsonb),
  private.name_key(text),
  private.note_edit(jsonb, text[]),
  private.note_edit_of_contact(),
  private.note_in_history(jsonb, text, uuid),
  private.phone_digits(text),
  private.write_contact(public.business_card_records),
  public.contacts_state(),
  public.find_reached_alike(text, text, text),
  public.update_imported_contacts(jsonb, boolean)
  from public, anon, authenticated;
grant execute on function
  private.email_key(text),
  private.name_key(text),
  private.phone_digits(text),
  public.contacts_state(),
  public.find_reached_alike(text, text, text),
  public.update_imported_contacts(jsonb, boolean)
  to authenticated, service_role;
