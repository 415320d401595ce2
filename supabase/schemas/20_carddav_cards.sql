-- What the CardDAV server reads and writes as a person: cards by their names, and the state of the book.

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

revoke execute on function
  private.refuse_card(text, integer, text),
  public.address_book_state(),
  public.delete_card(text, bigint),
  public.read_cards(jsonb, bigint, integer),
  public.save_card(text, jsonb, bigint, boolean, boolean)
  from public, anon, authenticated;
grant execute on function
  public.address_book_state(),
  public.delete_card(text, bigint),
  public.read_cards(jsonb, bigint, integer),
  public.save_card(text, jsonb, bigint, boolean, boolean)
  to authenticated;
