-- What every row is asked for behind: the session and the second factor. As a function in SQL and as a
-- dynamic statement both were planned for every question, which took most of a small one's time; what
-- PL/pgSQL has planned it keeps for the connection. It reads a statement only when it comes to it, so a
-- database without second factors is still no error.

create or replace function public.is_session_live() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  -- A token that the operator signed themselves names no session.
  return auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions
    where sessions.id::text = auth.jwt() ->> 'session_id'
      and sessions.user_id = auth.uid()
  );
end;
$$;

create or replace function public.is_second_factor_given() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('auth.mfa_factors') is null or auth.jwt() ->> 'aal' = 'aal2' then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
end;
$$;
