-- The API shows every function in `public` to visitors too. A helper that a policy or a trigger calls a hundred times
-- a second was there with the rest, and one of them took a minute of the database for one long argument. So helpers
-- move to `private`, which the API does not show; what stays can be called by those alone who need it, and looks at
-- the length of its arguments before it computes anything.

-- Policies, triggers and defaults know functions by their identity and notice nothing. Bodies know them by name.
do $$
declare
  helpers constant text[] := array[
    'add_plan_for_new_user', 'apply_retention_rule', 'apply_retention_rules_of_added_contacts',
    'check_contact_quota', 'contacts_per_person', 'count_scans_of_returner', 'count_scans_today',
    'enrichment_attempts', 'forget_old_merges', 'forget_old_rejections', 'free_scans_per_day',
    'has_room_for_a_card', 'is_scan_counted', 'is_second_factor_given', 'is_session_live', 'merges_per_person',
    'note_edit_of_contact', 'phone_digits', 'queue_enrichment', 'remember_scans_of_leaver', 'require_own_contact',
    'require_person', 'require_service_role', 'restore_enrichment', 'saved_scans_per_person', 'today_utc',
    'touch_updated_at'
  ];
  helper text;
  body text;
  routine record;
begin
  foreach helper in array helpers loop
    execute format('alter function public.%I set schema private', helper);
  end loop;
  for routine in
    select oid, prosrc from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
  loop
    body := pg_get_functiondef(routine.oid);
    foreach helper in array helpers loop
      body := replace(body, format('public.%s(', helper), format('private.%s(', helper));
    end loop;
    if body <> pg_get_functiondef(routine.oid) then
      execute body;
    end if;
  end loop;
end;
$$;

-- Refuses an argument that is longer than anything the product sends.
create function private.require_short(argument text, bytes integer) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if octet_length(argument) > bytes then
    raise exception 'An argument is longer than % bytes', bytes using errcode = 'string_data_right_truncation';
  end if;
end;
$$;

-- A document's bytes as Postgres keeps it, which nobody has to write out to know.
create function private.require_small(argument jsonb, bytes integer) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if pg_column_size(argument) > bytes then
    raise exception 'An argument is longer than % bytes', bytes using errcode = 'string_data_right_truncation';
  end if;
end;
$$;

create function private.email_key(email text) returns text
  language sql immutable set search_path = '' as $$
    select lower(regexp_replace(email, '\s', '', 'g'))
  $$;

-- Found by an index: with 100,000 contacts, comparing them one by one held the embedded database for a second.
create index business_card_records_by_email_key
  on public.business_card_records (user_id, private.email_key(email));
create index business_card_records_by_phone_digits
  on public.business_card_records (user_id, private.phone_digits(phone));

create or replace function public.find_reached_alike(contact_email text, contact_phone text)
  returns setof public.business_card_records
  language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  key text;
  digits text;
begin
  perform private.require_short(contact_email, 2000), private.require_short(contact_phone, 2000);
  key := private.email_key(contact_email);
  digits := nullif(private.phone_digits(contact_phone), '');
  return query
    select contact.* from public.business_card_records as contact
    where contact.user_id = person
      and (private.email_key(contact.email) = key or private.phone_digits(contact.phone) = digits)
    order by contact.created_at, contact.id
    limit 200;
end;
$$;

-- The rest look at their arguments first and are otherwise as they were.
do $$
declare
  checks constant jsonb := '{
    "merge_contacts": "perform private.require_small(columns, 300000);",
    "save_scanned_contact":
      "perform private.require_small(columns, 300000), private.require_small(seen, 60000);"
  }';
  name text;
  first_statement text;
  body text;
begin
  for name, first_statement in select * from jsonb_each_text(checks) loop
    select pg_get_functiondef(oid) into strict body from pg_proc
      where pronamespace = 'public'::regnamespace and proname = name;
    execute regexp_replace(body, '\nbegin\n', E'\nbegin\n  ' || first_statement || E'\n');
  end loop;
end;
$$;

-- Postgres lets everybody call a new function, and a hosted project grants it to each role by name. Only the second
-- can be stopped for one schema: a migration that adds a function revokes it, and callable-functions.test.ts looks.
alter default privileges in schema public revoke execute on functions from anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema public to service_role;

grant execute on function
  public.ask_for_linkedin_match(uuid),
  public.can_search_profiles(),
  public.contacts_state(),
  public.count_contacts_older_than(integer),
  public.delete_account(),
  public.delete_all_data(),
  public.find_reached_alike(text, text),
  public.get_daily_usage(uuid),
  public.increment_daily_usage(uuid, integer),
  public.is_user_premium(uuid),
  public.merge_contacts(uuid, uuid, jsonb),
  public.reject_linkedin_match(uuid),
  public.save_scanned_contact(uuid, jsonb, uuid, uuid, boolean, jsonb),
  public.undo_merge(uuid)
  to authenticated;
-- The link in a mail works for whoever has it.
grant execute on function public.switch_off_news(uuid) to anon, authenticated;
-- Policies call these in the name of whoever asks.
grant execute on function
  private.is_session_live(), private.is_second_factor_given(), private.has_room_for_a_card()
  to anon, authenticated;
-- The indexes call these in the name of whoever writes a contact.
grant execute on function private.email_key(text), private.phone_digits(text) to authenticated, service_role;
