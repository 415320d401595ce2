-- Leaving: everything somebody stored, or the account with it.
--
-- Files are removed through the storage API first, since only that reaches the bytes; what is left
-- of them here are rows.

create function public.require_person() returns uuid
  language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null or auth.role() is distinct from 'authenticated' then
    raise exception 'For people who are signed in' using errcode = 'insufficient_privilege';
  end if;
  return auth.uid();
end;
$$;

-- Contacts, LinkedIn profiles, digital cards, profile and settings. The plan stays, and so do the
-- scans of the day: deleting one's data must not give ten new ones.
create function public.delete_all_data() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := public.require_person();
begin
  -- Hosted storage refuses plain deletes without this.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
    where bucket_id = 'vcards' and (storage.foldername(name))[1] = person::text;
  delete from public.linkedin_enrichments where user_id = person;
  delete from public.business_card_records where user_id = person;
  delete from public.scans where user_id = person and day < public.today_utc();
  delete from public.profiles where id = person;
  delete from public.user_settings where user_id = person;
end;
$$;

-- The account itself. Every table of ours refers to auth.users with «on delete cascade»; the tables
-- of the auth service below do not.
create function public.delete_account() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := public.require_person();
begin
  perform public.delete_all_data();
  delete from auth.refresh_tokens where user_id::text = person::text;
  delete from auth.flow_state where user_id = person;
  delete from auth.audit_log_entries
    where payload ->> 'actor_id' = person::text
      or payload -> 'traits' ->> 'user_id' = person::text;
  delete from auth.users where id = person;
end;
$$;
