-- An access token is good for an hour. Its session may end sooner: by signing out, a new password, or with
-- the account. From then on the token shows nothing, wherever it is used.

create function public.is_session_live() returns boolean
  language sql stable security definer set search_path = '' as $$
    -- A token that the operator signed themselves names no session.
    select auth.jwt() ->> 'session_id' is null or exists (
      select from auth.sessions
      where sessions.id::text = auth.jwt() ->> 'session_id'
        and sessions.user_id = auth.uid()
    )
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
      'create policy "The session of whoever asks has not ended" on public.%I
         as restrictive for all to authenticated
         using ((select public.is_session_live()))',
      table_name
    );
  end loop;
end;
$$;

create policy "The session of whoever asks for card files has not ended" on storage.objects
  as restrictive for all to authenticated
  using (bucket_id <> 'vcards' or (select public.is_session_live()));

create or replace function public.require_person() returns uuid
  language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null
    or auth.role() is distinct from 'authenticated'
    or not public.is_session_live()
    or not public.is_second_factor_given()
  then
    raise exception 'For people who are signed in' using errcode = 'insufficient_privilege';
  end if;
  return auth.uid();
end;
$$;
