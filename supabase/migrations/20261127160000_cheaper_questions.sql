-- Every question and every change cost less: functions in PL/pgSQL keep their plans, those in SQL are planned anew with
-- each call.

-- Two statements, because one with both conditions opens the table of app passwords for every token.
create or replace function private.is_session_live() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'app_password' is not null then
    if not exists (
      select from public.app_passwords as app
      where app.id = (auth.jwt() ->> 'app_password')::uuid
        and app.user_id = auth.uid()
    ) then
      return false;
    end if;
  end if;
  -- A token that the operator signed themselves names no session.
  return auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions
    where sessions.id::text = auth.jwt() ->> 'session_id'
      and sessions.user_id = auth.uid()
  );
end;
$$;

create or replace function private.keep_newest(entries jsonb) returns jsonb
  language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_array_length(entries) <= 40 and octet_length(entries::text) <= 15000 then
    return entries;
  end if;
  return (
    select coalesce(jsonb_agg(entry order by place), '[]') from (
      select entry, place from jsonb_array_elements(entries) with ordinality as all_of_them (entry, place)
      order by place desc
      limit case when octet_length(entries::text) > 15000 then 1 else 40 end
    ) as newest
  );
end;
$$;

create or replace function private.count_stored(person uuid, added bigint) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  total bigint;
begin
  -- The row stays locked. So it is one at a time per person, else two of them would each find the last bytes free.
  insert into private.stored_bytes as stored (user_id, bytes) values (person, added)
    on conflict (user_id) do update set bytes = stored.bytes + excluded.bytes
    returning stored.bytes into total;
  if exists (select from private.freed_bytes as freed where freed.user_id = person) then
    with subtracted as (
      delete from private.freed_bytes as freed where freed.user_id = person returning freed.bytes
    )
    update private.stored_bytes as stored
      set bytes = stored.bytes - (select coalesce(sum(subtracted.bytes), 0) from subtracted)
      where stored.user_id = person returning stored.bytes into total;
  end if;
  return total;
end;
$$;

create or replace function private.count_freed(person uuid, freed bigint) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  -- An account that is being deleted takes its counters with it.
  insert into private.freed_bytes (user_id, bytes)
    select person, freed where exists (select from auth.users where id = person);
end;
$$;
