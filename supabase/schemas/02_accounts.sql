-- Plan, profile and settings of every person, and what deleting an account does.

-- Plan and profile of every person who signs up.
create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  is_premium boolean not null default false,
  -- Null for a premium plan that does not end.
  premium_expires_at timestamptz,
  created_at timestamptz not null default now()
);

alter table public.users enable row level security;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 500),
  industry text check (char_length(industry) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;

-- What people choose in their settings, and the rule by which old contacts are deleted.
create table public.user_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- News about the product. Mails about the account itself are always sent.
  email_notifications boolean not null default false,
  -- A notification of the browser when a long batch of cards is done.
  processing_alerts boolean not null default false,
  -- Null keeps contacts for ever.
  delete_contacts_after_days integer check (delete_contacts_after_days between 1 and 36500),
  updated_at timestamptz not null default now(),
  -- Saved searches: [{"name": "…", "query": "q=…&tag=…"}].
  saved_searches jsonb not null default '[]'
    check (
      jsonb_typeof(saved_searches) = 'array'
      and jsonb_array_length(saved_searches) <= 50
      and octet_length(saved_searches::text) <= 30000
    ),
  -- Whether a second reader, a model that the operator may have set up, may see this person's cards.
  second_reader boolean not null default true,
  -- If a card prints a name in two scripts, which one comes first: the larger, the native or the Latin one.
  names_in_scripts text not null default 'larger'
    check (names_in_scripts in ('larger', 'native', 'latin'))
);

alter table public.user_settings enable row level security;

create function private.add_plan_for_new_user() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.users (id) values (new.id) on conflict (id) do nothing;
  return new;
end;
$$;

create function public.is_user_premium(user_id uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner(user_id);
  return exists (
    select from public.users
    where users.id = is_user_premium.user_id
      and users.is_premium
      and (users.premium_expires_at is null or users.premium_expires_at > now())
  );
end;
$$;

-- Contacts, LinkedIn profiles, digital cards, profile and settings. The plan stays, and so do the
-- scans of the day: deleting one's data must not give ten new ones.
create function public.delete_all_data() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
begin
  if public.delete_some_contacts() and exists (
    select from public.business_card_records where user_id = person
    union all select from public.deleted_contacts where user_id = person
  ) then
    raise exception 'Call delete_some_contacts until it returns false first'
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  -- Hosted storage refuses plain deletes without this.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
    where bucket_id = 'vcards' and (storage.foldername(name))[1] = person::text;
  delete from public.linkedin_enrichments where user_id = person;
  delete from public.scans where user_id = person and day < private.today_utc();
  delete from public.profiles where id = person;
  delete from public.user_settings where user_id = person;
end;
$$;

-- Deletes the account itself. All our tables refer to auth.users with “on delete cascade”. The auth service's
-- tables below do not.
create function public.delete_account() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
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

-- Gives somebody Pro until a time (null: for good), or takes it away. Returns false if nobody has signed up with
-- that address.
create function public.set_plan(
  email text,
  premium boolean,
  until timestamptz default null::timestamptz
) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  perform private.require_service_role();
  select account.id into person from auth.users as account
    where lower(account.email) = lower(trim(set_plan.email))
    -- Single sign-on may give an address a second account; the plan goes to the first.
    order by account.created_at
    limit 1;
  if person is null then
    return false;
  end if;
  insert into public.users (id, is_premium, premium_expires_at)
    values (person, premium, case when premium then until end)
    on conflict (id) do update
      set is_premium = excluded.is_premium, premium_expires_at = excluded.premium_expires_at;
  return true;
end;
$$;

-- No policy lets anyone write: a plan changes only through the service role.
create policy "People read their own plan" on public.users
  for select to authenticated using (id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.users
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.users
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create policy "People add their own profile" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "People read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.profiles
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.profiles
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create policy "People add their own settings" on public.user_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own settings" on public.user_settings
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People read their own settings" on public.user_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.user_settings
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.user_settings
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create trigger add_plan_after_sign_up after insert on auth.users
  for each row execute function private.add_plan_for_new_user();
create trigger touch_settings before update on public.user_settings
  for each row execute function private.touch_updated_at();

revoke execute on function
  private.add_plan_for_new_user(),
  public.delete_account(),
  public.delete_all_data(),
  public.is_user_premium(uuid),
  public.set_plan(text, boolean, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.delete_account(),
  public.delete_all_data(),
  public.is_user_premium(uuid)
  to authenticated, service_role;
grant execute on function
  public.set_plan(text, boolean, timestamptz)
  to service_role;
