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

-- Refuses a client whose condition does not hold. The CardDAV server knows the codes.
create function private.refuse_card(code text, status integer, sentence text) returns void
  language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', sentence)::text,
    detail = jsonb_build_object('status', status, 'headers', '{}'::jsonb)::text;
end;
$$;

-- Cards of the caller, with their contacts: those with these names, or the next ones after a number.
create function public.read_cards(
  file_names jsonb default null,
  after bigint default 0,
  at_most integer default 200
) returns table (file_name text, sequence bigint, changed_at timestamptz, contact jsonb)
  language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.require_person();
begin
  perform private.require_small(file_names, 100000);
  if read_cards.file_names is null then
    return query
      select entry.file_name, entry.sequence, entry.changed_at, to_jsonb(card)
      from public.address_book_entries as entry
      join public.business_card_records as card on card.id = entry.contact_id
      where entry.user_id = person and card.user_id = person
        and not entry.is_deleted and entry.sequence > read_cards.after
      order by entry.sequence
      limit least(at_most, 500);
  else
    return query
      select entry.file_name, entry.sequence, entry.changed_at, to_jsonb(card)
      from (select distinct jsonb_array_elements_text(read_cards.file_names) as file_name) as wanted
      join public.address_book_entries as entry using (file_name)
      join public.business_card_records as card on card.id = entry.contact_id
      where entry.user_id = person and card.user_id = person and not entry.is_deleted
      limit least(at_most, 500);
  end if;
end;
$$;

-- Saves a client's card: a new contact, or a change to the one with this name. `columns` are what a card writes. If
-- `seen` is given, the card must still have that number. If `must_be_new`, there must be no card of this name.
-- Otherwise there may be one only if `seen` or `may_replace` is given. Returns the card's number.
create function public.save_card(
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

-- Deletes the contact of a card. If `seen` is given, the card must still have that number. Returns false if there is no
-- such card.
create function public.delete_card(file_name text, seen bigint default null::bigint) returns boolean
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.require_person();
  entry public.address_book_entries;
  number bigint;
begin
  perform private.require_short(delete_card.file_name, 255);
  select known.* into entry from public.address_book_entries as known
    where known.user_id = person and known.file_name = delete_card.file_name and not known.is_deleted;
  if not found then
    return false;
  end if;
  perform from public.business_card_records
    where id = entry.contact_id and user_id = person for update;
  select known.sequence into number from public.address_book_entries as known
    where known.user_id = person and known.contact_id = entry.contact_id and not known.is_deleted;
  if number is null then
    return false;
  end if;
  if seen is not null and seen <> number then
    perform private.refuse_card('card_has_changed', 412, 'The card is not as it was seen.');
  end if;
  delete from public.business_card_records where id = entry.contact_id and user_id = person;
  return true;
end;
$$;

-- The state of the caller's book. This also forgets deletions that are too old, because many people never delete again.
create function public.address_book_state() returns table (
  epoch uuid, sequence bigint, forgotten bigint, is_numbered boolean
)
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.require_person();
begin
  if exists (
    select from public.address_book_entries as gone
    where gone.user_id = person and gone.is_deleted
      and gone.changed_at < now() - private.deletions_are_kept_for()
  ) then
    perform private.forget_deletions(person);
  end if;
  return query select book.epoch, book.sequence, book.forgotten, book.unnumbered_from is null
    from public.address_books as book where book.user_id = person;
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
  private.refuse_card(text, integer, text),
  private.take_numbers(uuid, integer),
  public.address_book_state(),
  public.delete_card(text, bigint),
  public.number_cards(),
  public.read_cards(jsonb, bigint, integer),
  public.save_card(text, jsonb, bigint, boolean, boolean)
  from public, anon, authenticated;
grant execute on function
  public.address_book_state(),
  public.delete_card(text, bigint),
  public.number_cards(),
  public.read_cards(jsonb, bigint, integer),
  public.save_card(text, jsonb, bigint, boolean, boolean)
  to authenticated;
