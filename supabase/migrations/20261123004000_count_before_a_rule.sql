-- How many of the caller's contacts a rule of retention would delete at once, which they are asked about before it is
-- stored: by the clock that then deletes. By a device's, which may be hours behind, contacts would go unasked.

create function public.count_contacts_older_than(days integer) returns integer
  language sql stable security invoker set search_path = '' as $$
    select count(*)::integer from public.business_card_records as contact
    where contact.user_id = (select auth.uid())
      and contact.created_at < now() - make_interval(days => count_contacts_older_than.days)
  $$;
