-- An answer that is lost on the way must not cost a second scan. The webhook notes with a spent scan what
-- was paid for: a hash of the picture and of a random key that only the page that sent it knows, so that
-- the hash tells nobody anything. The same picture with the same key is read again for the same scan, three
-- times at most and within fifteen minutes.

alter table public.scans
  add column receipt text constraint scans_receipt_is_a_hash check (receipt ~ '^[0-9a-f]{64}$'),
  add column repeats smallint not null default 0;

create unique index scans_by_receipt on public.scans (user_id, receipt) where receipt is not null;

drop function public.spend_scan(uuid);

-- Spends one live reservation; false when there is none. Pro needs no reservation.
create function public.spend_scan(user_uuid uuid, scan_receipt text default null) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  spent uuid;
begin
  perform public.require_service_role();
  -- One at a time per person: an answer given up and its repetition may meet here.
  perform from public.users where users.id = user_uuid for update;
  update public.scans set receipt = null
    where scans.user_id = user_uuid
      and scans.receipt is not null
      and scans.spent_at < now() - interval '15 minutes';
  update public.scans set repeats = scans.repeats + 1
    where scans.user_id = user_uuid and scans.receipt = scan_receipt and scans.repeats < 3
    returning scans.id into spent;
  if spent is not null then
    return true;
  end if;
  update public.scans set receipt = null
    where scans.user_id = user_uuid and scans.receipt = scan_receipt;
  update public.scans set spent_at = now(), receipt = scan_receipt
    where scans.id = (
      select live.id from public.scans as live
      where live.user_id = user_uuid
        and live.spent_at is null
        and public.is_scan_counted(live)
      order by live.reserved_at
      limit 1
      for update skip locked
    )
    returning scans.id into spent;
  return spent is not null or public.is_user_premium(user_uuid);
end;
$$;

drop function public.give_back_scan(uuid);

-- Undoes a spending after a fault of ours: that of the receipt, else the last. A retry reserves again, so it
-- costs nothing.
create function public.give_back_scan(user_uuid uuid, scan_receipt text default null) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_service_role();
  delete from public.scans
    where scans.id = (
      select latest.id from public.scans as latest
      where latest.user_id = user_uuid
        -- A Pro reading spends no row, and its fault must not give back a scan of long ago.
        and latest.spent_at > now() - interval '5 minutes'
      order by latest.receipt is not distinct from scan_receipt desc, latest.spent_at desc
      limit 1
      for update skip locked
    );
end;
$$;
