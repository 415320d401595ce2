-- Tells one state of the caller's contacts from another, so that a page that has them all need not load them
-- again to know that it missed nothing. Each change writes its row anew and so gives it another transaction
-- (xmin). The newest `updated_at` would not do: it is when a transaction began, not when others saw it, and
-- what is restored brings its own.

create function public.contacts_state() returns text
  language sql stable security invoker set search_path = '' as $$
    select concat_ws(
      '-', count(*), sum(uuid_hash_extended(contact.id, contact.xmin::text::bigint))
    )
    from public.business_card_records as contact
    where contact.user_id = (select auth.uid())
  $$;
