-- Contacts whose LinkedIn profile is to be looked for, and the profiles people said are not theirs.
--
-- The enrichment worker of apps/workflow claims one job at a time with the service role. A claim
-- carries its own id: whatever happens to the contact meanwhile (a new name, a rejection) takes the
-- claim away, and the late answer is dropped.

create table public.enrichment_jobs (
  contact_id uuid primary key references public.business_card_records (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- «failed» means given up after several tries; «not_found» means searched without a match.
  status text not null default 'waiting'
    check (status in ('waiting', 'working', 'found', 'not_found', 'failed')),
  attempts integer not null default 0,
  run_after timestamptz not null default now(),
  claim uuid,
  claimed_at timestamptz,
  -- A code such as «search_unavailable», never a text from outside.
  last_error text check (char_length(last_error) <= 100),
  updated_at timestamptz not null default now()
);

create index enrichment_jobs_by_turn on public.enrichment_jobs (user_id, claimed_at);
create index enrichment_jobs_to_do on public.enrichment_jobs (user_id, run_after)
  where status in ('waiting', 'working');

alter table public.enrichment_jobs enable row level security;

create policy "People see how far the search for their contacts is" on public.enrichment_jobs
  for select to authenticated using (user_id = (select auth.uid()));

create table public.rejected_profiles (
  contact_id uuid not null references public.business_card_records (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  linkedin_url text not null check (char_length(linkedin_url) <= 2000),
  created_at timestamptz not null default now(),
  primary key (contact_id, linkedin_url)
);

alter table public.rejected_profiles enable row level security;

create policy "People see the profiles they rejected" on public.rejected_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People take back a rejection" on public.rejected_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger touch_enrichment_job before update on public.enrichment_jobs
  for each row execute function public.touch_updated_at();

create function public.queue_enrichment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(trim(new.full_name), '') = '' then
    return new;
  end if;
  insert into public.enrichment_jobs (contact_id, user_id) values (new.id, new.user_id)
    on conflict (contact_id) do update
      set status = 'waiting', attempts = 0, run_after = now(), claim = null, last_error = null;
  return new;
end;
$$;

-- A contact that comes back with its profile (an undone deletion, a merge) is not searched again.
create trigger queue_enrichment_of_new_contact after insert on public.business_card_records
  for each row when (new.linkedin_updated_at is null)
  execute function public.queue_enrichment();
create trigger queue_enrichment_of_changed_contact
  after update of full_name, org on public.business_card_records
  for each row when (
    old.full_name is distinct from new.full_name or old.org is distinct from new.org
  )
  execute function public.queue_enrichment();

create function public.enrichment_attempts() returns integer
  language sql immutable set search_path = '' as $$ select 5 $$;

-- Takes the next job, or no row. People take turns, so that one large import does not hold up the
-- rest; a job whose worker was not heard of for five minutes is taken over.
create function public.claim_enrichment()
  returns table (
    contact_id uuid,
    claim uuid,
    full_name text,
    org text,
    title text,
    linkedin_url text,
    evidence jsonb,
    details jsonb,
    rejected text[]
  )
  language plpgsql security definer set search_path = '' as $$
declare
  lost constant timestamptz := now() - interval '5 minutes';
  person uuid;
  due uuid;
  taken public.enrichment_jobs;
begin
  perform public.require_service_role();
  update public.enrichment_jobs as job
    set status = 'failed', claim = null, last_error = 'worker_lost'
    where job.status = 'working'
      and job.claimed_at < lost
      and job.attempts >= public.enrichment_attempts();
  for person in
    select waiting.user_id
    from (
      select distinct job.user_id from public.enrichment_jobs as job
      where job.status in ('waiting', 'working')
    ) as waiting
    order by (
      select max(job.claimed_at) from public.enrichment_jobs as job
      where job.user_id = waiting.user_id
    ) nulls first
  loop
    select job.contact_id into due
      from public.enrichment_jobs as job
      where job.user_id = person
        and (
          (job.status = 'waiting' and job.run_after <= now())
          or (job.status = 'working' and job.claimed_at < lost)
        )
      order by job.run_after
      limit 1
      for update skip locked;
    exit when found;
  end loop;
  update public.enrichment_jobs as job
    set status = 'working',
        attempts = job.attempts + 1,
        claim = gen_random_uuid(),
        claimed_at = clock_timestamp()
    where job.contact_id = due
    returning job.* into taken;
  return query
    select contact.id, taken.claim, contact.full_name, contact.org, contact.title,
      contact.linkedin_url, contact.evidence, contact.details,
      array(
        select profile.linkedin_url from public.rejected_profiles as profile
        where profile.contact_id = contact.id
      )
    from public.business_card_records as contact
    where contact.id = taken.contact_id;
end;
$$;

-- Every function below locks the contact before its job, as a change of the contact does, so that
-- no two of them can wait for each other.

-- Stores what a search found; `profile` is null when there was no match. False when the claim was
-- lost and nothing was stored. `seen_url` is the address the contact had when it was claimed: one
-- that its owner has typed since is kept, and the search starts again from it.
create function public.complete_enrichment(
  contact_uuid uuid, claim_uuid uuid, seen_url text default null, profile jsonb default null
)
  returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records;
  outcome text := case when profile is null then 'not_found' else 'found' end;
begin
  perform public.require_service_role();
  select * into contact from public.business_card_records where id = contact_uuid for update;
  perform from public.enrichment_jobs as job
    where job.contact_id = contact_uuid and job.claim = claim_uuid and job.status = 'working'
    for update;
  if not found then
    return false;
  end if;
  if contact.linkedin_url is distinct from seen_url then
    update public.enrichment_jobs set status = 'waiting', claim = null, run_after = now()
      where contact_id = contact_uuid;
    return false;
  end if;
  if profile is not null then
    update public.business_card_records
      set linkedin_url = profile ->> 'linkedin_url',
          description = profile ->> 'description',
          confidence = profile ->> 'confidence',
          evidence = profile -> 'evidence',
          linkedin_updated_at = now()
      where id = contact_uuid;
    delete from public.linkedin_enrichments where contact_id = contact_uuid;
    insert into public.linkedin_enrichments
        (user_id, contact_id, linkedin_url, description, confidence, evidence)
      values (contact.user_id, contact_uuid, profile ->> 'linkedin_url', profile ->> 'description',
        profile ->> 'confidence', profile -> 'evidence');
  end if;
  update public.enrichment_jobs set status = outcome, claim = null, last_error = null
    where contact_id = contact_uuid;
  return true;
end;
$$;

-- Puts a job back after a failure: after 1, 4, 16 and 64 minutes, or later when the search provider
-- says so; after the last try it is given up. False when the claim was lost.
create function public.fail_enrichment(
  contact_uuid uuid, claim_uuid uuid, error_code text, retry_after_seconds integer default 0
)
  returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_service_role();
  update public.enrichment_jobs as job
    set status = case when job.attempts >= public.enrichment_attempts() then 'failed' else 'waiting' end,
        claim = null,
        last_error = left(error_code, 100),
        run_after = now() + greatest(
          interval '1 minute' * power(4, job.attempts - 1),
          interval '1 second' * least(greatest(retry_after_seconds, 0), 86400)
        )
    where job.contact_id = contact_uuid and job.claim = claim_uuid and job.status = 'working';
  return found;
end;
$$;

create function public.require_own_contact(contact_uuid uuid) returns public.business_card_records
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records;
begin
  select * into contact from public.business_card_records
    where id = contact_uuid and user_id = auth.uid()
    for update;
  if not found then
    raise exception 'This is not a contact of yours' using errcode = 'insufficient_privilege';
  end if;
  return contact;
end;
$$;

-- Takes a wrong profile off the contact for good; false when it has none.
create function public.reject_linkedin_match(contact_uuid uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records := public.require_own_contact(contact_uuid);
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

-- Searches again; false when a search is due or under way already.
create function public.ask_for_linkedin_match(contact_uuid uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records := public.require_own_contact(contact_uuid);
begin
  insert into public.enrichment_jobs (contact_id, user_id) values (contact_uuid, contact.user_id)
    on conflict (contact_id) do update
      set status = 'waiting', attempts = 0, run_after = now(), claim = null, last_error = null
      where enrichment_jobs.status not in ('waiting', 'working');
  return found;
end;
$$;
