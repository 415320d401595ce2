-- Plan and profile of every person who signs up.

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  is_premium boolean not null default false,
  -- Null means that a premium plan does not end.
  premium_expires_at timestamptz,
  created_at timestamptz not null default now()
);

alter table public.users enable row level security;

-- No policy lets anyone write: a plan changes only through the service role.
create policy "People read their own plan" on public.users
  for select to authenticated using (id = (select auth.uid()));

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 500),
  industry text check (char_length(industry) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;

create policy "People read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "People add their own profile" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

create function public.add_plan_for_new_user() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.users (id) values (new.id) on conflict (id) do nothing;
  return new;
end;
$$;

create trigger add_plan_after_sign_up after insert on auth.users
  for each row execute function public.add_plan_for_new_user();

create function public.is_user_premium(user_id uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is distinct from user_id and auth.role() is distinct from 'service_role' then
    raise exception 'A plan is shown to its owner only' using errcode = 'insufficient_privilege';
  end if;
  return exists (
    select from public.users
    where users.id = is_user_premium.user_id
      and users.is_premium
      and (users.premium_expires_at is null or users.premium_expires_at > now())
  );
end;
$$;
