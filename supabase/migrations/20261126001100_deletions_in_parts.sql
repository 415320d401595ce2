-- One statement that deletes 100,000 contacts takes ten seconds, and on the embedded database everybody waits for it.
-- So a request deletes some of them and says whether more are left. Whoever asks takes turns with the others.

-- A quarter of a second on the embedded database.
create function private.contacts_deleted_at_once() returns integer
  language sql immutable set search_path = '' as $$ select 2000 $$;

drop function private.delete_outlived_contacts(timestamptz, uuid[]);

-- Deletes what is older than its owner's rule at a moment, the oldest first: of everybody or of some, and `at_most`
-- so many.
create function private.delete_outlived_contacts(
  moment timestamptz, owners uuid[] default null, at_most integer default null
) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from public.business_card_records where id in (
    select contact.id from public.user_settings as settings
    join public.business_card_records as contact
      on contact.user_id = settings.user_id
      and contact.created_at < moment - make_interval(days => settings.delete_contacts_after_days)
    where settings.delete_contacts_after_days is not null
      and (owners is null or settings.user_id = any (owners))
    order by contact.created_at
    limit at_most
  );
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

drop function public.delete_expired_contacts();

-- For pg_cron, or for whoever runs the database: all at once, or `at_most` so many. Returns how many went.
create function public.delete_expired_contacts(at_most integer default null) returns integer
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_service_role();
  delete from private.daily_salts where day < private.today_utc();
  return private.delete_outlived_contacts(private.retention_moment(), null, at_most);
end;
$$;

-- A rule that is made or changed goes by the clock: its owner was just told how many contacts it deletes.
create or replace function private.apply_retention_rule() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.delete_outlived_contacts(now(), array[new.user_id], private.contacts_deleted_at_once());
  return null;
end;
$$;

create or replace function private.apply_retention_rules_of_added_contacts() returns trigger
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

-- Deletes some of the caller's contacts: of all, or of those that have outlived the caller's rule. Returns whether
-- to call again.
create function public.delete_some_contacts(only_outlived boolean default false) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  at_once constant integer := private.contacts_deleted_at_once();
  deleted integer;
begin
  if only_outlived then
    return private.delete_outlived_contacts(now(), array[person], at_once) = at_once;
  end if;
  delete from public.business_card_records where id in (
    select id from public.business_card_records where user_id = person limit at_once
  );
  get diagnostics deleted = row_count;
  return deleted = at_once;
end;
$$;

create or replace function public.delete_all_data() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
begin
  if public.delete_some_contacts() and exists (
    select from public.business_card_records where user_id = person
  ) then
    raise exception 'Call delete_some_contacts until it returns false first'
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  -- Hosted storage refuses plain deletes without this.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
    where bucket_id = 'vcards' and (storage.foldername(name))[1] = person::text;
  delete from public.linkedin_enrichments where user_id = person;
  delete from public.scans where user_id = person and day < private.today_utc();
  delete from public.profiles where id = person;
  delete from public.user_settings where user_id = person;
end;
$$;

revoke execute on function
  private.contacts_deleted_at_once(),
  private.delete_outlived_contacts(timestamptz, uuid[], integer),
  public.delete_expired_contacts(integer),
  public.delete_some_contacts(boolean)
  from public, anon, authenticated;
grant execute on function public.delete_expired_contacts(integer) to service_role;
grant execute on function public.delete_some_contacts(boolean) to authenticated;
