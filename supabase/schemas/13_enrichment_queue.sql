-- Contacts whose LinkedIn profile is to be looked for.
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

alter table public.enrichment_jobs enable row level security;

-- Whether the web is searched for profiles. Only the enrichment worker knows, and says so when it starts.
-- Without this a page would promise a search that never happens.
create table private.enrichment_worker (
  is_it boolean primary key default true check (is_it),
  can_search boolean not null
);

create function private.queue_enrichment() returns trigger
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

create function private.enrichment_attempts() returns integer
  language sql immutable set search_path = '' as $$ select 5 $$;

-- Claims the next job, or returns no row. People take turns, so that a large import does not delay the
-- others. A job whose worker has been silent for five minutes is taken over. If the clock has been put back
-- since a pause or a lease began, it begins now.
create function public.claim_enrichment(
  
) returns table (
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
  perform private.require_service_role();
  -- Others may hold some of them; what they do puts those right.
  update public.enrichment_jobs as job
    set claimed_at = least(job.claimed_at, now()),
        run_after = now() + (job.run_after - job.updated_at)
    where job.contact_id in (
      select ahead.contact_id from public.enrichment_jobs as ahead
      where ahead.status in ('waiting', 'working') and ahead.updated_at > now() + interval '5 minutes'
      for update skip locked
    );
  update public.enrichment_jobs as job
    set status = 'failed', claim = null, last_error = 'worker_lost'
    where job.status = 'working'
      and job.claimed_at < lost
      and job.attempts >= private.enrichment_attempts();
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

-- Stores what a search found; `profile` is null when there was no match. False when the claim was
-- lost and nothing was stored. `seen_url` is the address the contact had when it was claimed: one
-- that its owner has typed since is kept, and the search starts again from it.
create function public.complete_enrichment(
  contact_uuid uuid,
  claim_uuid uuid,
  seen_url text default null::text,
  profile jsonb default null
) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records;
  outcome text := case when profile is null then 'not_found' else 'found' end;
begin
  perform private.require_service_role();
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
  contact_uuid uuid,
  claim_uuid uuid,
  error_code text,
  retry_after_seconds integer default 0
) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_service_role();
  update public.enrichment_jobs as job
    set status = case when job.attempts >= private.enrichment_attempts() then 'failed' else 'waiting' end,
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

-- Searches again; false when a search is due or under way already.
create function public.ask_for_linkedin_match(contact_uuid uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records := private.require_own_contact(contact_uuid);
begin
  insert into public.enrichment_jobs (contact_id, user_id) values (contact_uuid, contact.user_id)
    on conflict (contact_id) do update
      set status = 'waiting', attempts = 0, run_after = now(), claim = null, last_error = null
      where enrichment_jobs.status not in ('waiting', 'working');
  return found;
end;
$$;

create function public.note_enrichment_worker(can_search boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_service_role();
  insert into private.enrichment_worker (can_search) values (note_enrichment_worker.can_search)
    on conflict (is_it) do update set can_search = excluded.can_search;
end;
$$;

create function public.can_search_profiles() returns boolean
  language sql stable security definer set search_path = '' as $$
    select coalesce((select can_search from private.enrichment_worker), false)
  $$;
create index enrichment_jobs_by_turn on public.enrichment_jobs (user_id, claimed_at);
create index enrichment_jobs_to_do on public.enrichment_jobs (user_id, run_after)
  where status in ('waiting', 'working');
create index enrichment_jobs_found on public.enrichment_jobs (user_id, updated_at)
  where status = 'found';

create policy "People see how far the search for their contacts is" on public.enrichment_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.enrichment_jobs
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.enrichment_jobs
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create trigger queue_enrichment_of_changed_contact
  after update of full_name, org on public.business_card_records
  for each row when (
    old.full_name is distinct from new.full_name or old.org is distinct from new.org
  )
  execute function private.queue_enrichment();
-- A contact that comes back with its profile (an undone deletion, a merge) is not searched again.
create trigger queue_enrichment_of_new_contact after insert on public.business_card_records
  for each row when (new.linkedin_updated_at is null)
  execute function private.queue_enrichment();
create trigger touch_enrichment_job before update on public.enrichment_jobs
  for each row execute function private.touch_updated_at();

revoke execute on function
  private.enrichment_attempts(),
  private.queue_enrichment(),
  public.ask_for_linkedin_match(uuid),
  public.can_search_profiles(),
  public.claim_enrichment(),
  public.complete_enrichment(uuid, uuid, text, jsonb),
  public.fail_enrichment(uuid, uuid, text, integer),
  public.note_enrichment_worker(boolean)
  from public, anon, authenticated;
grant execute on function
  public.ask_for_linkedin_match(uuid),
  public.can_search_profiles()
  to authenticated, service_role;
grant execute on function
  public.claim_enrichment(),
  public.complete_enrichment(uuid, uuid, text, jsonb),
  public.fail_enrichment(uuid, uuid, text, integer),
  public.note_enrichment_worker(boolean)
  to service_role;
