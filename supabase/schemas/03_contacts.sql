-- Saved contacts, and how many a person may have.
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

create function public.contacts_state() returns text
  language sql stable set search_path = '' as $$
    select concat_ws(
      '-', count(*), sum(uuid_hash_extended(contact.id, contact.xmin::text::bigint))
    )
    from public.business_card_records as contact
    where contact.user_id = (select auth.uid())
  $$;

create index business_card_records_by_user_newest_first
  on public.business_card_records (user_id, created_at desc, id);

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
create trigger touch_contact before update on public.business_card_records
  for each row execute function private.touch_updated_at();

revoke execute on function
  private.check_contact_quota(),
  private.contacts_per_person(),
  private.write_contact(public.business_card_records),
  public.contacts_state()
  from public, anon, authenticated;
grant execute on function
  public.contacts_state()
  to authenticated, service_role;
