-- Saving a card asks whether its person is known already. Addresses and numbers are written in many ways,
-- so the question is asked here, of the owner's contacts only; the page then compares as it does when it
-- shows duplicates (packages/contacts/src/normalize.ts), where organizations count as well.

create function public.phone_digits(phone text) returns text
  language sql immutable set search_path = '' as $$
    select regexp_replace(
      regexp_replace(replace(normalize(phone, NFKC), '(0)', ''), '[^0-9]', '', 'g'), '^00', ''
    )
  $$;

create function public.find_reached_alike(contact_email text, contact_phone text)
  returns setof public.business_card_records
  language sql stable security invoker set search_path = '' as $$
    select contact.* from public.business_card_records as contact
    where contact.user_id = auth.uid()
      and (
        lower(regexp_replace(contact.email, '\s', '', 'g'))
          = lower(regexp_replace(contact_email, '\s', '', 'g'))
        or (
          public.phone_digits(contact.phone) = public.phone_digits(contact_phone)
          and public.phone_digits(contact_phone) <> ''
        )
      )
    order by contact.created_at, contact.id
    limit 200
  $$;
