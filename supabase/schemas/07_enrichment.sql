-- What the web knows of a contact: profiles that were found, the queue of the worker, and mails about what it found.

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

alter table public.enrichment_jobs enable row level security;

create table public.rejected_profiles (
  contact_id uuid not null references public.business_card_records (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  linkedin_url text not null check (char_length(linkedin_url) <= 2000),
  created_at timestamptz not null default now(),
  primary key (contact_id, linkedin_url)
);

alter table public.rejected_profiles enable row level security;

-- Whether the web is searched for profiles. Only the enrichment worker knows, and says so when it starts.
-- Without this a page would promise a search that never happens.
create table private.enrichment_worker (
  is_it boolean primary key default true check (is_it),
  can_search boolean not null
);

-- «Email Notifications»: a mail, at most one a day, that LinkedIn profiles were found.

-- When a person was last told, and the secret in the link that switches their mails off.
create table public.news_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  switch_off_token uuid not null unique default gen_random_uuid()
);

-- No policy: rows are reached through the functions below only.
alter table public.news_mails enable row level security;

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

-- Claims one person who is due for a mail, or returns no row. A person is due who asked for mails and got none for a
-- day, once the search for their contacts has finished, or an hour after the first find. They count as told from
-- here on, so a mail that cannot be sent is lost and not sent twice. If the clock has been put back since a find or
-- a mail, that counts as now.
create function public.claim_profile_news() returns table (email text, profiles bigint, switch_off_token uuid)
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  perform private.require_service_role();
  -- One claim at a time, or two workers could take the same person.
  perform pg_advisory_xact_lock(hashtextextended('claim_profile_news', 0));
  update public.enrichment_jobs as job set status = 'found'
    from public.user_settings as settings
    where settings.user_id = job.user_id and settings.email_notifications
      and job.status = 'found' and job.updated_at > now();
  update public.news_mails as told set sent_at = now() where told.sent_at > now();
  select found.user_id, found.count into person, profiles
    from (
      select job.user_id, count(*) as count, min(job.updated_at) as first
      from public.enrichment_jobs as job
      join public.user_settings as settings
        on settings.user_id = job.user_id and settings.email_notifications
      left join public.news_mails as told on told.user_id = job.user_id
      where job.status = 'found'
        and job.updated_at > greatest(told.sent_at, now() - interval '2 days')
        and (told.sent_at is null or told.sent_at < now() - interval '1 day')
      group by job.user_id
    ) as found
    where found.first < now() - interval '1 hour'
      or not exists (
        select from public.enrichment_jobs as job
        where job.user_id = found.user_id
          and (job.status = 'working' or (job.status = 'waiting' and job.run_after <= now()))
      )
    limit 1;
  if not found then
    return;
  end if;
  insert into public.news_mails as told (user_id) values (person)
    on conflict (user_id) do update set sent_at = now()
    returning told.switch_off_token into switch_off_token;
  select account.email into email from auth.users as account where account.id = person;
  return next;
end;
$$;

-- Anybody who has the link may use it, signed in or not. The answer reveals nothing.
create function public.switch_off_news(token uuid) returns void
  language sql security definer set search_path = '' as $$
  update public.user_settings as settings set email_notifications = false
    from public.news_mails as told
    where told.switch_off_token = token and settings.user_id = told.user_id;
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
create index enrichment_jobs_by_turn on public.enrichment_jobs (user_id, claimed_at);
create index enrichment_jobs_to_do on public.enrichment_jobs (user_id, run_after)
  where status in ('waiting', 'working');
-- Without it, deleting a contact reads all profiles of everybody. With the owner in it, a policy does not
-- make the other index look as good.
create index linkedin_enrichments_by_contact on public.linkedin_enrichments (contact_id, user_id);
create index enrichment_jobs_found on public.enrichment_jobs (user_id, updated_at)
  where status = 'found';

create policy "People delete their own enrichments" on public.linkedin_enrichments
  for delete to authenticated using (user_id = (select auth.uid()));
-- Only the enrichment worker writes them, as the service role.
create policy "People read their own enrichments" on public.linkedin_enrichments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.linkedin_enrichments
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.linkedin_enrichments
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create policy "People see how far the search for their contacts is" on public.enrichment_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.enrichment_jobs
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.enrichment_jobs
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create policy "People see the profiles they rejected" on public.rejected_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People take back a rejection" on public.rejected_profiles
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.rejected_profiles
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.rejected_profiles
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
create trigger restore_enrichments after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.restore_enrichments();
create trigger touch_enrichment_job before update on public.enrichment_jobs
  for each row execute function private.touch_updated_at();
create trigger forget_old_rejections after insert on public.rejected_profiles
  for each row execute function private.forget_old_rejections();

revoke execute on function
  private.enrichment_attempts(),
  private.forget_old_rejections(),
  private.queue_enrichment(),
  private.restore_enrichments(),
  public.ask_for_linkedin_match(uuid),
  public.can_search_profiles(),
  public.claim_enrichment(),
  public.claim_profile_news(),
  public.complete_enrichment(uuid, uuid, text, jsonb),
  public.fail_enrichment(uuid, uuid, text, integer),
  public.note_enrichment_worker(boolean),
  public.reject_linkedin_match(uuid),
  public.switch_off_news(uuid)
  from public, anon, authenticated;
grant execute on function
  public.switch_off_news(uuid)
  to anon, authenticated, service_role;
grant execute on function
  public.ask_for_linkedin_match(uuid),
  public.can_search_profiles(),
  public.reject_linkedin_match(uuid)
  to authenticated, service_role;
grant execute on function
  public.claim_enrichment(),
  public.claim_profile_news(),
  public.complete_enrichment(uuid, uuid, text, jsonb),
  public.fail_enrichment(uuid, uuid, text, integer),
  public.note_enrichment_worker(boolean)
  to service_role;
