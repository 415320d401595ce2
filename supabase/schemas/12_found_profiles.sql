-- LinkedIn profiles that were found for contacts, and those that people said are not theirs.
create table public.linkedin_enrichments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  contact_id uuid references public.business_card_records (id) on delete cascade,
  linkedin_url text not null,
  description text,
  confidence text,
  evidence jsonb,
  created_at timestamptz not null default now()
);

alter table public.linkedin_enrichments
  add constraint linkedin_url_is_bounded check (char_length(linkedin_url) <= 2000) not valid,
  add constraint description_is_bounded check (char_length(description) <= 20000) not valid,
  add constraint confidence_is_bounded check (char_length(confidence) <= 100) not valid,
  add constraint evidence_is_bounded check (octet_length(evidence::text) <= 20000) not valid;

alter table public.linkedin_enrichments replica identity full;

alter table public.linkedin_enrichments enable row level security;

create table public.rejected_profiles (
  contact_id uuid not null references public.business_card_records (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  linkedin_url text not null check (char_length(linkedin_url) <= 2000),
  created_at timestamptz not null default now(),
  primary key (contact_id, linkedin_url)
);

alter table public.rejected_profiles enable row level security;

-- Takes a wrong profile off the contact for good; false when it has none.
create function public.reject_linkedin_match(contact_uuid uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records := private.require_own_contact(contact_uuid);
begin
  if contact.linkedin_url is null then
    return false;
  end if;
  insert into public.rejected_profiles (contact_id, user_id, linkedin_url)
    values (contact_uuid, contact.user_id, contact.linkedin_url)
    on conflict do nothing;
  update public.business_card_records
    set linkedin_url = null, description = null, confidence = null, evidence = null,
        linkedin_updated_at = null
    where id = contact_uuid;
  delete from public.linkedin_enrichments where contact_id = contact_uuid;
  update public.enrichment_jobs set status = 'not_found', claim = null where contact_id = contact_uuid;
  return true;
end;
$$;

-- A person may reject any number of profiles of one contact. The newest rejections count.
create function private.forget_old_rejections() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.rejected_profiles as rejection
    where rejection.contact_id = new.contact_id
      and rejection.linkedin_url in (
        select older.linkedin_url from public.rejected_profiles as older
        where older.contact_id = new.contact_id
        order by older.created_at desc, older.linkedin_url
        offset 100
      );
  return null;
end;
$$;

create function private.restore_enrichments() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from added where linkedin_url is not null and linkedin_updated_at is not null) then
    insert into public.linkedin_enrichments
        (user_id, contact_id, linkedin_url, description, confidence, evidence, created_at)
      select user_id, id, linkedin_url, description, confidence, evidence, linkedin_updated_at
      from added
      where linkedin_url is not null and linkedin_updated_at is not null;
  end if;
  return null;
end;
$$;

create index linkedin_enrichments_by_user_newest_first
  on public.linkedin_enrichments (user_id, created_at desc);
-- Without it, deleting a contact reads all profiles of everybody. With the owner in it, a policy does not
-- make the other index look as good.
create index linkedin_enrichments_by_contact on public.linkedin_enrichments (contact_id, user_id);

create policy "People delete their own enrichments" on public.linkedin_enrichments
  for delete to authenticated using (user_id = (select auth.uid()));
-- Only the enrichment worker writes them, as the service role.
create policy "People read their own enrichments" on public.linkedin_enrichments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.linkedin_enrichments
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.linkedin_enrichments
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create policy "People see the profiles they rejected" on public.rejected_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People take back a rejection" on public.rejected_profiles
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.rejected_profiles
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.rejected_profiles
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));
create trigger restore_enrichments after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.restore_enrichments();
create trigger forget_old_rejections after insert on public.rejected_profiles
  for each row execute function private.forget_old_rejections();

revoke execute on function
  private.forget_old_rejections(),
  private.restore_enrichments(),
  public.reject_linkedin_match(uuid)
  from public, anon, authenticated;
grant execute on function
  public.reject_linkedin_match(uuid)
  to authenticated, service_role;
