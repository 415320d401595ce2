-- Plans are bought by e-mail; the operator sets them with scripts/plan.ts.

-- Gives somebody Pro until a time (null: for good), or takes it away. False when nobody has signed
-- up with that address.
create function public.set_plan(email text, premium boolean, until timestamptz default null)
  returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  perform public.require_service_role();
  select account.id into person from auth.users as account
    where lower(account.email) = lower(trim(set_plan.email))
    -- Single sign-on may give an address a second account; the plan goes to the first.
    order by account.created_at
    limit 1;
  if person is null then
    return false;
  end if;
  insert into public.users (id, is_premium, premium_expires_at)
    values (person, premium, case when premium then until end)
    on conflict (id) do update
      set is_premium = excluded.is_premium, premium_expires_at = excluded.premium_expires_at;
  return true;
end;
$$;
