-- A password alone opens nothing of an account that has a second factor.
--
-- The page asks for the code after signing in; these rules hold for whoever does not use the page.
-- Supabase Lite has no table of factors, and there nobody has one.

create function public.is_second_factor_given() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  needed boolean;
begin
  if to_regclass('auth.mfa_factors') is null or auth.jwt() ->> 'aal' = 'aal2' then
    return true;
  end if;
  execute 'select exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = ''verified''
  )' into needed;
  return not needed;
end;
$$;

do $$
declare
  table_name text;
begin
  foreach table_name in array array[
    'business_card_records', 'linkedin_enrichments', 'enrichment_jobs', 'rejected_profiles',
    'profiles', 'users', 'user_settings'
  ] loop
    execute format(
      'create policy "Whoever has a second factor has given it" on public.%I
         as restrictive for all to authenticated
         using ((select public.is_second_factor_given()))',
      table_name
    );
  end loop;
end;
$$;

create policy "Whoever has a second factor has given it for card files" on storage.objects
  as restrictive for all to authenticated
  using (bucket_id <> 'vcards' or (select public.is_second_factor_given()));

create or replace function public.require_person() returns uuid
  language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null
    or auth.role() is distinct from 'authenticated'
    or not public.is_second_factor_given()
  then
    raise exception 'For people who are signed in' using errcode = 'insufficient_privilege';
  end if;
  return auth.uid();
end;
$$;
