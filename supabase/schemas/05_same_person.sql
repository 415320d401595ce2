-- Who on a card or in an imported file is known already: keys by which people are compared, and imports that update.

-- The key by which e-mail addresses are compared. An internationalized domain can be written in two ways, which SQL
-- cannot compare, so all addresses with non-ASCII letters have the same key. White space as JavaScript defines it is
-- left out.
create function private.email_key(email text) returns text
  language sql immutable parallel safe as $$
    select case
      when pg_catalog.regexp_replace(
        email, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', '', 'g'
      ) operator(pg_catalog.~) '[^\x01-\x7f]' then '*'
      else pg_catalog.lower(pg_catalog.regexp_replace(
        email, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', '', 'g'
      ))
    end
  $$;

create function private.phone_digits(phone text) returns text
  language sql immutable parallel safe as $$
    select pg_catalog.regexp_replace(
      pg_catalog.regexp_replace(
        pg_catalog.replace(pg_catalog.normalize(phone, 'NFKC'), '(0)', ''), '[^0-9]', '', 'g'
      ),
      '^00', ''
    )
  $$;

-- A name's plain letters and digits, in lower case. “İ” is the only other letter whose lower case begins with a plain
-- one.
create function private.name_key(name text) returns text
  language sql immutable parallel safe as $$
    select pg_catalog.lower(pg_catalog.regexp_replace(
      pg_catalog.replace(pg_catalog.normalize(name, 'NFKC'), 'İ', 'i'), '[^A-Za-z0-9]', '', 'g'
    ))
  $$;

create function public.find_reached_alike(
  contact_email text,
  contact_phone text,
  contact_name text default null::text
) returns setof public.business_card_records
  language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  key text;
  digits text;
begin
  perform private.require_short(contact_email, 2000), private.require_short(contact_phone, 2000),
    private.require_short(contact_name, 2000);
  key := nullif(private.email_key(contact_email), '');
  digits := nullif(private.phone_digits(contact_phone), '');
  if key is null and digits is null then
    return query
      select contact.* from public.business_card_records as contact
      where contact.user_id = person
        and private.name_key(contact.full_name) = private.name_key(contact_name)
        and coalesce(private.email_key(contact.email), '') = ''
        and coalesce(private.phone_digits(contact.phone), '') = ''
      order by contact.created_at, contact.id
      limit 200;
  else
    return query
      select contact.* from public.business_card_records as contact
      where contact.user_id = person
        and (
          private.email_key(contact.email) = key
          or (key is not null and private.email_key(contact.email) = '*')
          or private.phone_digits(contact.phone) = digits
        )
      order by contact.created_at, contact.id
      limit 200;
  end if;
end;
$$;

-- Whether the contacts with the same e-mail address or phone are still those that a page has seen. `seen` holds the
-- `email` and `phone` that it asked for, and in `contacts` the `updated_at` of each contact by id, in milliseconds,
-- because JavaScript has no finer time. If `seen` is null, the answer is true.
create function private.is_as_seen(seen jsonb) returns boolean
  language sql stable set search_path = '' as $$
    select seen is null or not exists (
      select from public.find_reached_alike(seen ->> 'email', seen ->> 'phone', seen ->> 'name') as contact
      full join jsonb_each_text(seen -> 'contacts') as known on known.key = contact.id::text
      where date_trunc('milliseconds', contact.updated_at)
        is distinct from date_trunc('milliseconds', known.value::timestamptz)
    )
  $$;

-- Updates many contacts by an import, or undoes that: {"contacts": [{"id", "seen", "columns"}]}. A contact that changed
-- since it was “seen” stays as it is. Returns the updated ones, with the time. Their histories get {"at", "kind":
-- "imported" | "unimported", "columns"}.
create function public.update_imported_contacts(
  changes jsonb,
  is_undo boolean default false
) returns table (contact_id uuid, changed_at timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
begin
  perform private.require_small(changes, 1000000);
  return query
    with wanted as (
      select known, jsonb_populate_record(
        known,
        (change -> 'columns') - array['id', 'user_id', 'created_at', 'updated_at', 'source', 'history']
      ) as after
      from jsonb_array_elements(changes -> 'contacts') as change
      join public.business_card_records as known on known.id = (change ->> 'id')::uuid
      where known.user_id = person
        and date_trunc('milliseconds', known.updated_at)
          = date_trunc('milliseconds', (change ->> 'seen')::timestamptz)
    )
    update public.business_card_records as contact set
      full_name = (wanted.after).full_name, email = (wanted.after).email, phone = (wanted.after).phone,
      org = (wanted.after).org, title = (wanted.after).title, notes = (wanted.after).notes,
      hashtags = (wanted.after).hashtags, tags = (wanted.after).tags,
      linkedin_url = (wanted.after).linkedin_url, details = (wanted.after).details,
      met_event = (wanted.after).met_event, met_place = (wanted.after).met_place,
      met_on = (wanted.after).met_on,
      history = private.keep_newest((wanted.known).history || jsonb_build_array(jsonb_build_object(
        'at', now(),
        'kind', case when is_undo then 'unimported' else 'imported' end,
        'columns', private.changed_columns(wanted.known, wanted.after)
      )))
    from wanted
    where contact.id = (wanted.known).id
    returning contact.id, contact.updated_at;
end;
$$;
-- A scan looks for the contact in two ways, by these indexes.
create index business_card_records_by_email on public.business_card_records (user_id, email, org);
create index business_card_records_by_phone on public.business_card_records (user_id, phone, org);
-- Needs an index: comparing 100,000 contacts one by one blocked the embedded database for a second.
create index business_card_records_by_email_key
  on public.business_card_records (user_id, private.email_key(email));
create index business_card_records_by_phone_digits
  on public.business_card_records (user_id, private.phone_digits(phone));
-- Contacts that have only a name to compare.
create index business_card_records_by_name_key
  on public.business_card_records (user_id, private.name_key(full_name))
  where coalesce(private.email_key(email), '') = '' and coalesce(private.phone_digits(phone), '') = '';

revoke execute on function
  private.email_key(text),
  private.is_as_seen(jsonb),
  private.name_key(text),
  private.phone_digits(text),
  public.find_reached_alike(text, text, text),
  public.update_imported_contacts(jsonb, boolean)
  from public, anon, authenticated;
grant execute on function
  private.email_key(text),
  private.name_key(text),
  private.phone_digits(text),
  public.find_reached_alike(text, text, text),
  public.update_imported_contacts(jsonb, boolean)
  to authenticated, service_role;
