-- Answers what phones ask: which contacts have changed since the last sync (RFC 6578), and under which name is a card
-- stored. Each change of a contact gets the next number of its owner's book. A deleted contact keeps its number and
-- name until the book forgets it. Only people who have made an app password have a book, so for everybody else changes
-- cost no more.
create table public.address_books (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Changes when the numbers start over, as when a deleted account's owner returns.
  epoch uuid not null default gen_random_uuid(),
  -- The number of the last change.
  sequence bigint not null default 0,
  -- The number of the last deletion that was forgotten. A client that has seen less than that starts over.
  forgotten bigint not null default 0,
  -- Contacts added from then on may have no number yet. Null once all have one.
  unnumbered_from timestamptz
);

alter table public.address_books enable row level security;

create table public.address_book_entries (
  user_id uuid not null references public.address_books (user_id) on delete cascade,
  -- No foreign key, because the entry outlives its contact.
  contact_id uuid not null,
  -- The name that the client gave the card, or the contact's id. Names that we give end with “.vcf”.
  file_name text not null check (octet_length(file_name) between 1 and 255),
  -- Identifies cards with the same UID. It is a digest, so that a hostile client cannot fill the log with a long text.
  uid_digest text not null check (octet_length(uid_digest) = 32),
  sequence bigint not null,
  changed_at timestamptz not null default now(),
  is_deleted boolean not null default false,
  primary key (user_id, contact_id)
);

alter table public.address_book_entries enable row level security;

-- A phone that was off for longer than this has to load everything.
create function private.deletions_are_kept_for() returns interval
  language sql immutable set search_path = '' as $$ select interval '180 days' $$;

-- If a person deletes more contacts than this between two syncs, the phone has to load everything.
create function private.deletions_per_book() returns integer
  language sql immutable set search_path = '' as $$ select 5000 $$;

-- A digest of the contact's UID in a vCard, without “urn:uuid:”. packages/contacts writes the same UID.
create function private.digest_uid(contact_id uuid, details jsonb) returns text
  language sql immutable set search_path = '' as $$
    select md5(lower(regexp_replace(coalesce(
      nullif(trim(jsonb_path_query_first(
        details, '$.imported[*] ? (@.name == "UID").value'
      ) #>> '{}'), ''),
      contact_id::text
    ), '^urn:uuid:', '', 'i')))
  $$;

-- Takes the next `count` numbers of a person's book. Returns the first one, or null if there is no book.
create function private.take_numbers(person uuid, count integer) returns bigint
  language sql security definer set search_path = '' as $$
    update public.address_books as book set sequence = book.sequence + count
      where book.user_id = person
      returning book.sequence - count + 1
  $$;

-- Forgets a book's deletions that are too old or too many.
create function private.forget_deletions(person uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  last bigint;
begin
  select max(gone.sequence) into last from (
    select sequence, changed_at, row_number() over (order by sequence desc) as place
    from public.address_book_entries
    where user_id = person and is_deleted
  ) as gone
  where gone.place > private.deletions_per_book()
    or gone.changed_at < now() - private.deletions_are_kept_for();
  if last is not null then
    delete from public.address_book_entries
      where user_id = person and is_deleted and sequence <= last;
    update public.address_books set forgotten = last where user_id = person and forgotten < last;
  end if;
end;
$$;

create function private.note_cards_added() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  first bigint;
begin
  for person in
    select distinct added.user_id from added join public.address_books as book using (user_id)
    order by added.user_id
  loop
    first := private.take_numbers(person, (select count(*)::integer from added where user_id = person));
    -- One that comes back is the same file again, unless a client has taken its name meanwhile.
    insert into public.address_book_entries as entry (user_id, contact_id, file_name, uid_digest, sequence)
      select person, id, coalesce(
          nullif(current_setting('cardsift.file_name', true), ''),
          case when exists (
            select from public.address_book_entries as other
            where other.user_id = person and other.file_name = added.id || '.vcf'
              and other.contact_id <> added.id
          ) then gen_random_uuid() else id end || '.vcf'
        ),
        private.digest_uid(id, details),
        first + row_number() over (order by created_at, id) - 1
      from added where user_id = person
    on conflict (user_id, contact_id) do update set
      uid_digest = excluded.uid_digest, sequence = excluded.sequence, changed_at = now(), is_deleted = false;
  end loop;
  return null;
end;
$$;

create function private.note_cards_changed() returns trigger
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

create function private.note_cards_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  first bigint;
begin
  for person in
    select distinct removed.user_id from removed join public.address_books as book using (user_id)
    order by removed.user_id
  loop
    first := private.take_numbers(person, (select count(*)::integer from removed where user_id = person));
    update public.address_book_entries as entry set
      sequence = gone.number, changed_at = now(), is_deleted = true
      from (
        select id, first + row_number() over (order by id) - 1 as number
        from removed where user_id = person
      ) as gone
      where entry.user_id = person and entry.contact_id = gone.id;
    perform private.forget_deletions(person);
  end loop;
  return null;
end;
$$;

-- Makes the book of a person who has none. `number_cards` numbers its contacts in parts.
create function private.open_address_book(person uuid) returns void
  language sql security definer set search_path = '' as $$
    insert into public.address_books (user_id, unnumbered_from) values (person, '-infinity')
      on conflict do nothing
  $$;

-- As many as take 20 ms on a quiet machine and half a second on a busy one. There, all of 100,000 at once would take
-- minutes.
create function private.cards_numbered_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 1000 $$;

-- Numbers some of the contacts that existed before the caller's book, the oldest first. Returns whether to call again.
-- Contacts added since then are already numbered.
create function public.number_cards() returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  unnumbered timestamptz := (select unnumbered_from from public.address_books where user_id = person);
  at_once constant integer := private.cards_numbered_at_once();
  part uuid[];
  last timestamptz;
  first bigint;
begin
  if unnumbered is null then
    return false;
  end if;
  select array_agg(next.id), max(next.created_at) into part, last from (
    select card.id, card.created_at from public.business_card_records as card
    where card.user_id = person and card.created_at >= unnumbered and not exists (
      select from public.address_book_entries as entry
      where entry.user_id = person and entry.contact_id = card.id
    )
    order by card.created_at
    limit at_once
  ) as next;
  -- What is being changed or deleted right now is waited for, in one order; later changes find the book.
  perform from public.business_card_records
    where user_id = person and id = any (part) order by id for update;
  first := private.take_numbers(person, coalesce(cardinality(part), 0));
  insert into public.address_book_entries (user_id, contact_id, file_name, uid_digest, sequence)
    select person, id, id || '.vcf', private.digest_uid(id, details),
      first + row_number() over (order by created_at, id) - 1
    from public.business_card_records where user_id = person and id = any (part)
    -- Two requests of a phone number the same.
    on conflict do nothing;
  update public.address_books as book
    set unnumbered_from = case when cardinality(part) = at_once then last end
    where book.user_id = person;
  return coalesce(cardinality(part) = at_once, false);
end;
$$;

-- Runs while create_app_password holds the owner's lock, as adding contacts does.
create function private.open_book_for_app_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_address_book(new.user_id);
  return null;
end;
$$;

create unique index address_book_entries_by_file_name on public.address_book_entries (user_id, file_name);
create index address_book_entries_by_sequence on public.address_book_entries (user_id, sequence);
create index address_book_entries_by_uid on public.address_book_entries (user_id, uid_digest)
  where not is_deleted;
create index address_book_entries_that_are_gone on public.address_book_entries (user_id, sequence)
  where is_deleted;

-- Written by triggers only.
create policy "People read the state of their own address book" on public.address_books
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.address_books
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.address_books
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create policy "People read the entries of their own address book" on public.address_book_entries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.address_book_entries
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.address_book_entries
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create trigger open_address_book after insert on public.app_passwords
  for each row execute function private.open_book_for_app_password();
-- Runs after the triggers that count. Those lock the person's counters first, so the order of locks is the same
-- everywhere.
create trigger note_cards_added after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.note_cards_added();
create trigger note_cards_changed after update on public.business_card_records
  referencing new table as added old table as removed
  for each statement execute function private.note_cards_changed();
create trigger note_cards_removed after delete on public.business_card_records
  referencing old table as removed
  for each statement execute function private.note_cards_removed();

revoke execute on function
  private.cards_numbered_at_once(),
  private.deletions_are_kept_for(),
  private.deletions_per_book(),
  private.digest_uid(uuid, jsonb),
  private.forget_deletions(uuid),
  private.note_cards_added(),
  private.note_cards_changed(),
  private.note_cards_removed(),
  private.open_address_book(uuid),
  private.open_book_for_app_password(),
  private.take_numbers(uuid, integer),
  public.number_cards()
  from public, anon, authenticated;
grant execute on function
  public.number_cards()
  to authenticated;
