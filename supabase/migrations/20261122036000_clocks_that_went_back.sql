-- A clock that was ahead, and has been put right, has left dates in the future. Nothing waits for those days to
-- come: nobody's mails stay away for a year, and no job stays claimed by a worker that is gone.

-- Takes the next job, or no row. People take turns, so that one large import does not hold up the
-- rest; a job whose worker was not heard of for five minutes is taken over. A pause or a lease that a clock
-- began that has gone back since, begins now.
create or replace function public.claim_enrichment()
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

-- Takes one person who is to be told now, or no row: somebody who asked for it and was told nothing
-- for a day, once the search for their contacts has come to rest or an hour after the first find.
-- They count as told from here on: a mail that cannot be sent is lost, not sent twice. What was found or told
-- by a clock that has gone back since, was found or told now.
create or replace function public.claim_profile_news()
  returns table (email text, profiles bigint, switch_off_token uuid)
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  perform public.require_service_role();
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
