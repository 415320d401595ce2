-- What happened to each contact, as its history says.

-- Keeps the newest entries of a history. A client may have written a longer history itself, which must not make the
-- next edit fail.
create function private.keep_newest(entries jsonb) returns jsonb
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

-- Adds an edit to a history. Edits within a few minutes become one entry.
create function private.note_edit(history jsonb, changed text[]) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  last jsonb := history -> -1;
begin
  if last ->> 'kind' = 'edited' and not last ? 'change'
    and (last ->> 'at')::timestamptz > now() - interval '10 minutes'
  then
    history := history - -1;
    changed := array(
      select distinct name from unnest(
        changed || array(select jsonb_array_elements_text(last -> 'columns'))
      ) as name order by name
    );
  end if;
  return private.keep_newest(
    history || jsonb_build_array(jsonb_build_object('at', now(), 'kind', 'edited', 'columns', changed))
  );
exception when others then
  -- The owner may have written a history of their own; then it begins again.
  return jsonb_build_array(jsonb_build_object('at', now(), 'kind', 'edited', 'columns', changed));
end;
$$;

create function private.note_edit_of_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed text[];
begin
  -- A merge and an import write their own entry.
  if new.history is distinct from old.history then
    return new;
  end if;
  changed := private.changed_columns(old, new);
  if cardinality(changed) > 0 then
    new.history := private.note_edit(old.history, changed);
  end if;
  return new;
end;
$$;

create function private.note_in_history(history jsonb, kind text, merge uuid) returns jsonb
  language sql stable set search_path = '' as $$
    select private.keep_newest(
      history || jsonb_build_array(jsonb_build_object('at', now(), 'kind', kind, 'merge', merge))
    )
  $$;

-- The columns that people see and that changed. They are compared one by one: comparing whole documents would serialize
-- two contacts with their pictures for every change of a tag.
create function private.changed_columns(
  before public.business_card_records,
  after public.business_card_records
) returns text[]
  language plpgsql immutable set search_path = '' as $$
begin
  return array_remove(array[
    case when before.full_name is distinct from after.full_name then 'full_name' end,
    case when before.email is distinct from after.email then 'email' end,
    case when before.phone is distinct from after.phone then 'phone' end,
    case when before.org is distinct from after.org then 'org' end,
    case when before.title is distinct from after.title then 'title' end,
    case when before.notes is distinct from after.notes then 'notes' end,
    case when before.hashtags is distinct from after.hashtags then 'hashtags' end,
    case when before.tags is distinct from after.tags then 'tags' end,
    case when before.linkedin_url is distinct from after.linkedin_url then 'linkedin_url' end,
    case when before.met_event is distinct from after.met_event then 'met_event' end,
    case when before.met_place is distinct from after.met_place then 'met_place' end,
    case when before.met_on is distinct from after.met_on then 'met_on' end,
    case when before.details is distinct from after.details then 'details' end
  ], null);
end;
$$;

-- The same for two contacts as documents.
create function private.changed_columns(before jsonb, after jsonb) returns text[]
  language sql immutable set search_path = '' as $$
    select private.changed_columns(
      jsonb_populate_record(null::public.business_card_records, before),
      jsonb_populate_record(null::public.business_card_records, after)
    )
  $$;
-- Only edits by people are noted. The enrichment worker and the operator write as the service role.
create trigger note_edit before update on public.business_card_records
  for each row when (auth.role() = 'authenticated')
  execute function private.note_edit_of_contact();

revoke execute on function
  private.changed_columns(jsonb, jsonb),
  private.changed_columns(public.business_card_records, public.business_card_records),
  private.keep_newest(jsonb),
  private.note_edit(jsonb, text[]),
  private.note_edit_of_contact(),
  private.note_in_history(jsonb, text, uuid)
  from public, anon, authenticated;
