-- How many contacts one person may keep.

create function public.contacts_per_person() returns integer
  language sql immutable set search_path = '' as $$ select 100000 $$;

create function public.check_contact_quota() returns trigger
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
    if kept > public.contacts_per_person() then
      -- PostgREST's way of naming code and status; 403 says that trying again is of no use.
      raise sqlstate 'PGRST' using
        message = '{"code":"contact_limit_reached","message":"An account holds 100,000 contacts at most."}',
        detail = '{"status":403,"headers":{}}';
    end if;
  end loop;
  return null;
end;
$$;

create trigger check_contact_quota after insert on public.business_card_records
  referencing new table as added
  for each statement execute function public.check_contact_quota();
