-- Which contacts are deleted because they are old, and by whose clock.

-- A clock that is wrong makes every contact old, and what a rule of retention deletes is gone for good. So
-- ages are judged by time that the database has seen pass: after a step of more than a day, whether the clock
-- jumped or nothing ran meanwhile, they are judged for a day as if that step had not been.
create table private.retention_clock (
  is_only boolean primary key default true check (is_only),
  -- What the clock showed when it was last looked at; null until then.
  seen_at timestamptz,
  -- What it showed before and after its last step ahead; null once it has gone back since.
  stepped_from timestamptz,
  stepped_to timestamptz
);

-- For pg_cron, or for whoever runs the database: all at once, or `at_most` so many. Returns how many went.
create function public.delete_expired_contacts(at_most integer default null::integer) returns integer
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_service_role();
  delete from private.daily_salts where day < private.today_utc();
  return private.delete_outlived_contacts(private.retention_moment(), null, at_most);
end;
$$;

-- A rule that is made or changed goes by the clock: its owner was just told how many contacts it deletes.
create function private.apply_retention_rule() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.delete_outlived_contacts(now(), array[new.user_id], private.contacts_deleted_at_once());
  return null;
end;
$$;

-- A rule that is made or changed is another matter: its owner was just told how many contacts it deletes.
create function private.apply_retention_rules_of_added_contacts() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owners uuid[];
begin
  select array_agg(settings.user_id) into owners
    from public.user_settings as settings
    where settings.user_id in (select added.user_id from added)
      and settings.delete_contacts_after_days is not null;
  if owners is not null then
    perform private.delete_outlived_contacts(
      private.retention_moment(), owners, private.contacts_deleted_at_once()
    );
  end if;
  return null;
end;
$$;

-- Looks at the clock, and tells the moment by which ages are judged. Whoever comes while somebody else looks
-- does not wait.
create function private.retention_moment() returns timestamptz
  language plpgsql security definer set search_path = '' as $$
declare
  -- The clock is looked at every hour, and machines may be off for a night.
  step constant interval := '1 day';
  -- Those who add contacts need not write each time.
  often_enough constant interval := '5 minutes';
  moment timestamptz;
begin
  update private.retention_clock as clock
    set seen_at = now(),
        stepped_from = case when now() > clock.seen_at + step then clock.seen_at else clock.stepped_from end,
        stepped_to = case
          when now() > clock.seen_at + step then now()
          when now() >= clock.seen_at - step then clock.stepped_to
        end
    where clock.is_only in (
      select due.is_only from private.retention_clock as due
      where due.seen_at is null or now() not between due.seen_at and due.seen_at + often_enough
      for update skip locked
    );
  select case
      -- Whoever looks just now has not finished.
      when now() > clock.seen_at + step then clock.seen_at
      when now() < clock.stepped_to + step then clock.stepped_from + (now() - clock.stepped_to)
      else now()
    end
    into moment
    from private.retention_clock as clock;
  return moment;
end;
$$;

-- Deletes what is older than its owner's rule at a moment, the oldest first: of everybody or of some, and `at_most`
-- so many.
create function private.delete_outlived_contacts(
  moment timestamptz,
  owners uuid[] default null,
  at_most integer default null::integer
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.business_card_records where id in (
    select contact.id from public.user_settings as settings
    join public.business_card_records as contact
      on contact.user_id = settings.user_id
      and contact.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
    where settings.delete_contacts_after_days is not null
      and (owners is null or settings.user_id = any (owners))
    order by contact.created_at
    limit at_most
  );
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

create function public.count_contacts_older_than(days integer) returns integer
  language sql stable set search_path = '' as $$
    select count(*)::integer from public.business_card_records as contact
    where contact.user_id = (select auth.uid())
      and contact.created_at < now() - make_interval(days => count_contacts_older_than.days)
  $$;

-- A quarter of a second on the embedded database.
create function private.contacts_deleted_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 2000 $$;

-- Deletes some of the caller's contacts: of all, or of those that have outlived the caller's rule. Returns whether
-- to call again.
create function public.delete_some_contacts(only_outlived boolean default false) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  at_once constant integer := private.contacts_deleted_at_once();
  deleted integer;
begin
  if only_outlived then
    return private.delete_outlived_contacts(now(), array[person], at_once) = at_once;
  end if;
  delete from public.business_card_records where id in (
    select id from public.business_card_records where user_id = person limit at_once
  );
  get diagnostics deleted = row_count;
  return deleted = at_once;
end;
$$;

create trigger apply_retention_rules_after_insert after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.apply_retention_rules_of_added_contacts();
create trigger apply_new_retention_rule
  after insert or update of delete_contacts_after_days on public.user_settings
  for each row when (new.delete_contacts_after_days is not null)
  execute function private.apply_retention_rule();

insert into private.retention_clock default values;

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

revoke execute on function
  private.apply_retention_rule(),
  private.apply_retention_rules_of_added_contacts(),
  private.contacts_deleted_at_once(),
  private.delete_outlived_contacts(timestamptz, uuid[], integer),
  private.retention_moment(),
  public.count_contacts_older_than(integer),
  public.delete_expired_contacts(integer),
  public.delete_some_contacts(boolean)
  from public, anon, authenticated;
grant execute on function
  public.delete_some_contacts(boolean)
  to authenticated;
grant execute on function
  public.count_contacts_older_than(integer)
  to authenticated, service_role;
grant execute on function
  public.delete_expired_contacts(integer)
  to service_role;
