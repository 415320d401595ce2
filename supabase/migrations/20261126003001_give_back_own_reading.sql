-- A request gives back only what it spent itself. A scan used to be found by its receipt, which a request
-- shares with those that repeat it, or by being the newest: whoever sent a picture twice and hung up on the
-- second request had the first one read for nothing.
--
-- So every request has an id, and a scan lists the requests that read for it: the one that spent it and up to
-- three that repeat that one. A request that fails leaves the list. The scan is given back once nobody is
-- left on it.

alter table public.scans
  add column readings uuid[] not null default '{}'
    constraint scans_are_repeated_three_times check (cardinality(readings) <= 4),
  drop column repeats;

drop function public.spend_scan(uuid, text, text);
drop function public.give_back_scan(uuid, text);

-- Spends one live reservation for the request `reading_id`; false when there is none, null when the second
-- factor is missing. Pro needs no reservation. `assurance` is what the caller's token says (`aal`).
create function public.spend_scan(
  user_uuid uuid,
  scan_receipt text default null,
  assurance text default null,
  reading_id uuid default gen_random_uuid()
) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  spent uuid;
begin
  perform private.require_service_role();
  if assurance is distinct from 'aal2' and private.has_second_factor(user_uuid) then
    return null;
  end if;
  -- One at a time per person: an answer given up and its repetition may meet here.
  perform from public.users where users.id = user_uuid for update;
  update public.scans set receipt = null
    where scans.user_id = user_uuid
      and scans.receipt is not null
      and scans.spent_at < now() - interval '15 minutes';
  update public.scans set readings = scans.readings || reading_id
    where scans.user_id = user_uuid
      and scans.receipt = scan_receipt
      and cardinality(scans.readings) < 4
    returning scans.id into spent;
  if spent is not null then
    return true;
  end if;
  update public.scans set receipt = null
    where scans.user_id = user_uuid and scans.receipt = scan_receipt;
  update public.scans set spent_at = now(), receipt = scan_receipt, readings = array[reading_id]
    where scans.id = (
      select live.id from public.scans as live
      where live.user_id = user_uuid
        and live.spent_at is null
        and private.is_scan_counted(live)
      order by live.reserved_at
      limit 1
      for update skip locked
    )
    returning scans.id into spent;
  return spent is not null or public.is_user_premium(user_uuid);
end;
$$;

-- Takes the request `reading_id` off its scan after a fault of ours, and removes a scan that no other request
-- reads for. A retry reserves again, so it costs nothing. A second call does nothing, and so does one for a
-- request that spent no scan, such as one on the Pro plan.
create function public.give_back_scan(user_uuid uuid, reading_id uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  scan uuid;
begin
  perform private.require_service_role();
  -- A repetition may be joining the list just now.
  perform from public.users where users.id = user_uuid for update;
  update public.scans set readings = array_remove(scans.readings, reading_id)
    where scans.user_id = user_uuid and reading_id = any (scans.readings)
    returning scans.id into scan;
  delete from public.scans where scans.id = scan and scans.readings = '{}';
end;
$$;

revoke execute on function public.spend_scan(uuid, text, text, uuid) from public, anon, authenticated;
revoke execute on function public.give_back_scan(uuid, uuid) from public, anon, authenticated;
grant execute on function public.spend_scan(uuid, text, text, uuid) to service_role;
grant execute on function public.give_back_scan(uuid, uuid) to service_role;
