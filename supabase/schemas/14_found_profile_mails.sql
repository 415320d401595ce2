-- «Email Notifications»: a mail, at most one a day, that LinkedIn profiles were found.

-- When a person was last told, and the secret in the link that switches their mails off.
create table public.news_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  switch_off_token uuid not null unique default gen_random_uuid()
);

-- No policy: rows are reached through the functions below only.
alter table public.news_mails enable row level security;

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

revoke execute on function
  public.claim_profile_news(),
  public.switch_off_news(uuid)
  from public, anon, authenticated;
grant execute on function
  public.switch_off_news(uuid)
  to anon, authenticated, service_role;
grant execute on function
  public.claim_profile_news()
  to service_role;
