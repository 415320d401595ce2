-- Which contacts are deleted because of their age, and by which clock.

-- A wrong clock makes every contact old, and what a retention rule deletes is gone for good. So ages are judged by
-- time that the database has seen pass. After a step of more than a day, because the clock jumped or the server was
-- off, ages are judged for one day as if the step had not happened.
create table private.retention_clock (
  is_only boolean primary key default true check (is_only),
  -- The time at the last look. Null before the first one.
  seen_at timestamptz,
  -- The time before and after the last step ahead. Null if the clock has gone back since.
  stepped_from timestamptz,
  stepped_to timestamptz
);

-- For pg_cron or the operator: deletes everything that is due. With `at_most`, deletes a part: so many contacts, and only
-- until they make up the bytes of a part. Returns how many, including those in “Recently Deleted”. None are left once a
-- part has none.
create function public.delete_expired_contacts(at_most integer default null) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  deleted integer;
begin
  perform private.require_service_role();
  moment := private.retention_moment();
  delete from private.daily_salts where day < private.today_utc();
  deleted := private.delete_outlived_contacts(moment, null, at_most);
  -- Each deletes until the bytes of a part are used up, so a part is one or the other.
  if at_most is null or deleted = 0 then
    deleted := deleted + private.forget_deleted_contacts(moment, null, at_most);
  end if;
  return deleted;
end;
$$;

-- Applies a new or changed rule at once, by the clock itself: its owner was just told how many contacts it deletes.
create function private.apply_retention_rule() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.delete_outlived_contacts(now(), array[new.user_id], private.contacts_deleted_at_once());
  return null;
end;
$$;

-- Applies the rules of people whose contacts were added, by `retention_moment`: unlike after a change of rule, nobody
-- was told how many contacts go.
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

-- Reads the clock and returns the moment by which ages are judged. A caller does not wait while another one
-- reads it.
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

-- Deletes for good the contacts that are older at a moment than their owner's rule allows, the oldest first,
-- including those in “Recently Deleted”. Works for everybody or for some owners. `at_most` bounds rows and, by
-- `bytes_deleted_at_once`, bytes.
create function private.delete_outlived_contacts(
  moment timestamptz, owners uuid[] default null, at_most integer default null
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  bytes_left bigint := case when at_most is not null then private.bytes_deleted_at_once() end;
  living uuid[] := '{}';
  owners_of_kept uuid[] := '{}';
  kept_ids uuid[] := '{}';
  contact public.business_card_records;
  kept record;
begin
  for contact in
    select record.* from public.user_settings as settings
    join public.business_card_records as record
      on record.user_id = settings.user_id
      and record.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
    where settings.delete_contacts_after_days is not null
      and (owners is null or settings.user_id = any (owners))
    order by record.created_at
    limit at_most
  loop
    exit when bytes_left <= 0;
    living := living || contact.id;
    bytes_left := bytes_left - private.bytes_deleted_with(contact);
  end loop;
  for kept in
    select record.* from public.user_settings as settings
    join public.deleted_contacts as record
      on record.user_id = settings.user_id
      and record.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
    where settings.delete_contacts_after_days is not null
      and (owners is null or settings.user_id = any (owners))
    order by record.created_at
    limit at_most - cardinality(living)
  loop
    exit when bytes_left <= 0;
    owners_of_kept := owners_of_kept || kept.user_id;
    kept_ids := kept_ids || kept.id;
    bytes_left := bytes_left - octet_length(kept::text);
  end loop;
  perform private.delete_contacts_for_good(living);
  delete from public.deleted_contacts as record
    using unnest(owners_of_kept, kept_ids) as due (user_id, id)
    where record.user_id = due.user_id and record.id = due.id;
  return cardinality(living) + cardinality(kept_ids);
end;
$$;

create function public.count_contacts_older_than(days integer) returns integer
  language sql stable set search_path = '' as $$
    select count(*)::integer from public.business_card_records as contact
    where contact.user_id = (select auth.uid())
      and contact.created_at < now() - make_interval(days => count_contacts_older_than.days)
  $$;

create trigger apply_retention_rules_after_insert after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.apply_retention_rules_of_added_contacts();
create trigger apply_new_retention_rule
  after insert or update of delete_contacts_after_days on public.user_settings
  for each row when (new.delete_contacts_after_days is not null)
  execute function private.apply_retention_rule();

insert into private.retention_clock default values;

-- A hosted project offers pg_cron; embedded Postgres and most servers do not. The job runs as the service role,
-- because the function refuses everybody else.
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
  private.delete_outlived_contacts(timestamptz, uuid[], integer),
  private.retention_moment(),
  public.count_contacts_older_than(integer),
  public.delete_expired_contacts(integer)
  from public, anon, authenticated;
grant execute on function
  public.count_contacts_older_than(integer)
  to authenticated, service_role;
grant execute on function
  public.delete_expired_contacts(integer)
  to service_role;
