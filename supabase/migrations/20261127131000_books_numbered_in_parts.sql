-- A book's contacts are numbered in parts: numbering 100,000 in the statement that makes the first app password could pass
-- the limit of five seconds. Books that there are have all their numbers.
alter table public.address_books add column unnumbered_from timestamptz;

drop function private.open_address_book(uuid);
create function private.open_address_book(person uuid) returns void
  language sql security definer set search_path = '' as $$
    insert into public.address_books (user_id, unnumbered_from) values (person, '-infinity')
      on conflict do nothing
  $$;

create function private.cards_numbered_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 1000 $$;

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

drop function public.address_book_state();
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
  private.cards_numbered_at_once(),
  private.open_address_book(uuid),
  public.address_book_state(),
  public.number_cards()
  from public, anon, authenticated;
grant execute on function public.address_book_state(), public.number_cards() to authenticated;
