-- What became of a contact: the kind of thing and when, never a value. The newest forty are kept, inside
-- the record, so that they leave, return and are exported with it.
--
-- An entry is {"at": "…", "kind": "edited", "columns": ["phone"]} or {"at": "…", "kind": "merged" |
-- "unmerged", "merge": "…"}.

alter table public.business_card_records
  add column source text check (source in ('scan', 'import', 'hand')),
  add column history jsonb not null default '[]'
    check (jsonb_typeof(history) = 'array' and octet_length(history::text) <= 20000);

-- Whoever wrote a long history of their own keeps only what comes now: it must not stop their next edit.
create function private.keep_newest(entries jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
    select coalesce(jsonb_agg(entry order by place), '[]') from (
      select entry, place from jsonb_array_elements(entries) with ordinality as all_of_them (entry, place)
      order by place desc
      limit case when octet_length(entries::text) > 15000 then 1 else 40 end
    ) as newest
  $$;

-- Whoever edits for a few minutes has edited once.
create function private.note_edit(history jsonb, changed text[]) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  last jsonb := history -> -1;
begin
  if last ->> 'kind' = 'edited' and (last ->> 'at')::timestamptz > now() - interval '10 minutes' then
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

create function public.note_edit_of_contact() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  changed text[];
begin
  -- A merge writes its own entry.
  if new.history is distinct from old.history then
    return new;
  end if;
  changed := array(
    select name from unnest(array[
      'full_name', 'email', 'phone', 'org', 'title', 'notes', 'hashtags', 'tags', 'linkedin_url',
      'met_event', 'met_place', 'met_on', 'details'
    ]) as name
    where before -> name is distinct from after -> name
  );
  if cardinality(changed) > 0 then
    new.history := private.note_edit(old.history, changed);
  end if;
  return new;
end;
$$;

-- Only what people do: the enrichment worker and the operator write as the service role.
create trigger note_edit before update on public.business_card_records
  for each row when (auth.role() = 'authenticated')
  execute function public.note_edit_of_contact();
