-- What people choose in their settings, and the rule by which old contacts are deleted.

create table public.user_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- News about the product. Mails about the account itself are always sent.
  email_notifications boolean not null default false,
  -- A notification of the browser when a long batch of cards is done.
  processing_alerts boolean not null default false,
  -- Null keeps contacts for ever.
  delete_contacts_after_days integer check (delete_contacts_after_days between 1 and 36500),
  updated_at timestamptz not null default now()
);

alter table public.user_settings enable row level security;

create policy "People read their own settings" on public.user_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their own settings" on public.user_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their own settings" on public.user_settings
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger touch_settings before update on public.user_settings
  for each row execute function public.touch_updated_at();

-- Deletes what is older than its owner wants to keep, and says how many contacts that were.
-- To be called every hour or so: by pg_cron on Supabase, by the process itself on the standalone.
create function public.delete_expired_contacts() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform public.require_service_role();
  delete from public.business_card_records as contact
    using public.user_settings as settings
    where settings.user_id = contact.user_id
      and contact.created_at < now() - make_interval(days => settings.delete_contacts_after_days);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

-- A new or stricter rule holds at once, and not from the next hour on.
create function public.apply_retention_rule() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.business_card_records as contact
    where contact.user_id = new.user_id
      and contact.created_at < now() - make_interval(days => new.delete_contacts_after_days);
  return null;
end;
$$;

create trigger apply_new_retention_rule
  after insert or update of delete_contacts_after_days on public.user_settings
  for each row when (new.delete_contacts_after_days is not null)
  execute function public.apply_retention_rule();

-- Every scan or import also tidies up, so that the rule holds where nothing runs by the clock.
create function public.apply_retention_rules_of_added_contacts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.business_card_records as contact
    using public.user_settings as settings
    where settings.user_id in (select added.user_id from added)
      and contact.user_id = settings.user_id
      and contact.created_at < now() - make_interval(days => settings.delete_contacts_after_days);
  return null;
end;
$$;

create trigger apply_retention_rules_after_insert after insert on public.business_card_records
  referencing new table as added
  for each statement execute function public.apply_retention_rules_of_added_contacts();

-- A hosted project offers pg_cron; embedded Postgres and most servers do not. The job speaks as the
-- service role, because the function refuses everybody else.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'delete-expired-contacts',
      '17 * * * *',
      $job$
        select set_config('request.jwt.claims', '{"role":"service_role"}', true),
               set_config('request.jwt.claim.role', 'service_role', true),
               public.delete_expired_contacts();
      $job$
    );
  end if;
exception when others then
  raise notice 'Old contacts are not deleted by the clock: %', sqlerrm;
end;
$$;
