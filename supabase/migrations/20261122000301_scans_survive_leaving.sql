-- Ten scans a day, also for whoever deletes the account and signs up again. What is remembered for that is
-- a number beside a salted hash of the address. The salt is made anew each day and deleted with it, so
-- that afterwards nobody can tell whose hash it was, not even by trying addresses.

-- No API shows this schema, and no role but the owner's may use it.
create schema private;

create table private.daily_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

create table private.departed_scans (
  day date not null references private.daily_salts (day) on delete cascade,
  address_hash bytea not null,
  scans integer not null,
  primary key (day, address_hash)
);
create function private.hash_address_for_today(address text) returns bytea
  language plpgsql security definer set search_path = '' as $$
declare
  today date := public.today_utc();
  todays_salt text;
begin
  delete from private.daily_salts where day < today;
  insert into private.daily_salts (day) values (today) on conflict do nothing;
  select salt into todays_salt from private.daily_salts where day = today;
  return sha256(convert_to(todays_salt || lower(address), 'utf8'));
end;
$$;

create function public.remember_scans_of_leaver() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  used integer;
begin
  select count(*) into used from public.scans
    where scans.user_id = old.id
      and scans.day = public.today_utc()
      and public.is_scan_counted(scans);
  if used > 0 and old.email is not null then
    insert into private.departed_scans (day, address_hash, scans)
      values (public.today_utc(), private.hash_address_for_today(old.email), used)
      on conflict (day, address_hash) do update
        set scans = greatest(departed_scans.scans, excluded.scans);
  end if;
  return old;
end;
$$;

-- Before, because the scans go with the account.
create trigger remember_scans_before_leaving before delete on auth.users
  for each row execute function public.remember_scans_of_leaver();

create function public.count_scans_of_returner() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.email is not null then
    insert into public.scans (user_id, day, spent_at)
      select new.id, departed.day, now()
      from private.departed_scans as departed, generate_series(1, departed.scans)
      where departed.day = public.today_utc()
        and departed.address_hash = private.hash_address_for_today(new.email);
  end if;
  return null;
end;
$$;

create trigger count_scans_after_returning after insert on auth.users
  for each row execute function public.count_scans_of_returner();

-- The salt goes within an hour of its day, whether or not anybody comes or leaves.
create or replace function public.delete_expired_contacts() returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform public.require_service_role();
  delete from private.daily_salts where day < public.today_utc();
  delete from public.business_card_records as contact
    using public.user_settings as settings
    where settings.user_id = contact.user_id
      and contact.created_at < now() - make_interval(days => settings.delete_contacts_after_days);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;
