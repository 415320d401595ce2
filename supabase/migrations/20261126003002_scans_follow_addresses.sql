-- Ten scans a day belong to a mail address. They were remembered when its account was deleted, but not when
-- the account moved to another address. With two mailboxes somebody could scan, move the account to the
-- second address, delete it, and sign up with the first one again, as often as they liked.
--
-- So an account that moves leaves its count behind at the old address, and takes on at least what the new
-- address has used already.

create function private.move_scans_to_address() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  used integer;
begin
  -- A scan that is being spent just now counts as well.
  perform from public.users where users.id = new.id for update;
  select count(*) into used from public.scans
    where scans.user_id = new.id
      and scans.day = private.today_utc()
      and private.is_scan_counted(scans);
  if used > 0 and old.email is not null then
    insert into private.departed_scans (day, address_hash, scans)
      values (private.today_utc(), private.hash_address_for_today(old.email), used)
      on conflict (day, address_hash) do update
        set scans = greatest(departed_scans.scans, excluded.scans);
  end if;
  if new.email is not null then
    insert into public.scans (user_id, day, spent_at)
      select new.id, departed.day, now()
      from private.departed_scans as departed, generate_series(used + 1, departed.scans)
      where departed.day = private.today_utc()
        and departed.address_hash = private.hash_address_for_today(new.email);
  end if;
  return null;
end;
$$;

revoke execute on function private.move_scans_to_address() from public;

create trigger move_scans_to_new_address after update of email on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function private.move_scans_to_address();
