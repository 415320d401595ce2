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
insert into private.retention_clock default values;

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

-- Deletes what is older than its owner's rule at a moment; of everybody, or of some.
create function private.delete_outlived_contacts(moment timestamptz, owners uuid[] default null)
  returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.business_card_records as contact
    using public.user_settings as settings
    where settings.user_id = contact.user_id
      and (owners is null or settings.user_id = any (owners))
      and contact.created_at < moment - make_interval(days => settings.delete_contacts_after_days);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

create or replace function public.delete_expired_contacts() returns integer
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_service_role();
  delete from private.daily_salts where day < public.today_utc();
  return private.delete_outlived_contacts(private.retention_moment());
end;
$$;

-- A rule that is made or changed is another matter: its owner was just told how many contacts it deletes.
create or replace function public.apply_retention_rules_of_added_contacts() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owners uuid[];
begin
  select array_agg(settings.user_id) into owners
    from public.user_settings as settings
    where settings.user_id in (select added.user_id from added)
      and settings.delete_contacts_after_days is not null;
  if owners is not null then
    perform private.delete_outlived_contacts(private.retention_moment(), owners);
  end if;
  return null;
end;
$$;
