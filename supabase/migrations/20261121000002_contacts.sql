-- Saved contacts and what the web knows about them.

create table public.business_card_records (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 500),
  email text check (char_length(email) <= 500),
  phone text check (char_length(phone) <= 500),
  org text check (char_length(org) <= 500),
  title text check (char_length(title) <= 500),
  notes text check (char_length(notes) <= 20000),
  -- Comma-separated, in the order they were found.
  hashtags text check (char_length(hashtags) <= 5000),
  tags text[] not null default '{}',
  linkedin_url text check (char_length(linkedin_url) <= 2000),
  linkedin_updated_at timestamptz,
  description text check (char_length(description) <= 20000),
  confidence text,
  evidence jsonb,
  -- Everything the card held, so that nothing printed is lost: all phones, e-mails, addresses.
  details jsonb not null default '{}' check (octet_length(details::text) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index business_card_records_by_user_newest_first
  on public.business_card_records (user_id, created_at desc, id);
-- The two ways a scan looks for the contact it may already know.
create index business_card_records_by_email on public.business_card_records (user_id, email, org);
create index business_card_records_by_phone on public.business_card_records (user_id, phone, org);

alter table public.business_card_records enable row level security;

create policy "People read their own contacts" on public.business_card_records
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add contacts of their own" on public.business_card_records
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own contacts" on public.business_card_records
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own contacts" on public.business_card_records
  for delete to authenticated using (user_id = (select auth.uid()));

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

create index linkedin_enrichments_by_user_newest_first
  on public.linkedin_enrichments (user_id, created_at desc);

alter table public.linkedin_enrichments enable row level security;

-- Only the enrichment worker writes them, as the service role.
create policy "People read their own enrichments" on public.linkedin_enrichments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People delete their own enrichments" on public.linkedin_enrichments
  for delete to authenticated using (user_id = (select auth.uid()));

create function public.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger touch_contact before update on public.business_card_records
  for each row execute function public.touch_updated_at();
