-- Two contacts that were merged, with every value of both, so that they can be separated again.
--
-- A merge of a contact that was itself merged away lies «within» the later merge, and is a merge of its
-- own contact again when that one is undone.
create table public.contact_merges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null while the contact is itself merged into another one.
  contact_id uuid references public.business_card_records (id) on delete cascade,
  within uuid references public.contact_merges (id) on delete cascade,
  -- Both records as they were, and the merged one. A record is smaller than 240 kB.
  kept jsonb not null check (octet_length(kept::text) <= 400000),
  gone jsonb not null check (octet_length(gone::text) <= 400000),
  merged jsonb not null check (octet_length(merged::text) <= 400000),
  -- Profiles that the owner rejected for the contact that went.
  rejected text[] not null default '{}' check (cardinality(rejected) <= 100),
  merged_at timestamptz not null default clock_timestamp()
);

alter table public.contact_merges enable row level security;

-- Not callable from outside, because it would give a contact to anybody who has its id and an old token of its owner.
create function private.require_own_contact(contact_uuid uuid) returns public.business_card_records
  language plpgsql security definer set search_path = '' as $$
declare
  contact public.business_card_records;
begin
  select * into contact from public.business_card_records
    where id = contact_uuid and user_id = private.require_person()
    for update;
  if not found then
    raise exception 'This is not a contact of yours' using errcode = 'insufficient_privilege';
  end if;
  return contact;
end;
$$;

create function private.merges_per_person() returns integer
  language sql immutable set search_path = '' as $$ select 1000 $$;

create function private.forget_old_merges() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contact_merges where id in (
    select older.id from public.contact_merges as older
    where older.user_id = new.user_id
    order by older.merged_at desc, older.id
    offset private.merges_per_person()
  );
  return null;
end;
$$;

-- Merges two contacts: the first gets `columns`, the second is removed. Returns the id of the merge.
create function public.merge_contacts(kept_uuid uuid, gone_uuid uuid, columns jsonb) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  kept public.business_card_records;
  gone public.business_card_records;
  merged public.business_card_records;
  merge uuid := gen_random_uuid();
begin
  perform private.require_small(columns, 300000);
  if kept_uuid = gone_uuid then
    raise exception 'A contact cannot be merged with itself' using errcode = 'invalid_parameter_value';
  end if;
  -- In one order, so that two merges of the same two do not wait for each other.
  perform from public.business_card_records
    where id in (kept_uuid, gone_uuid) and user_id = person order by id for update;
  kept := private.require_own_contact(kept_uuid);
  gone := private.require_own_contact(gone_uuid);
  merged := jsonb_populate_record(
    kept, columns - array['id', 'user_id', 'created_at', 'updated_at', 'source', 'history']
  );
  merged.history := private.note_in_history(kept.history, 'merged', merge);
  insert into public.contact_merges (id, user_id, contact_id, kept, gone, merged, rejected)
    values (merge, person, kept_uuid, to_jsonb(kept), to_jsonb(gone), to_jsonb(merged), array(
      select linkedin_url from public.rejected_profiles where contact_id = gone_uuid
    ));
  update public.contact_merges set contact_id = null, within = merge
    where contact_id = gone_uuid and id <> merge;
  insert into public.rejected_profiles (contact_id, user_id, linkedin_url, created_at)
    select kept_uuid, person, linkedin_url, created_at from public.rejected_profiles
    where contact_id = gone_uuid
    on conflict do nothing;
  perform private.write_contact(merged);
  -- The merge keeps it, and can be undone.
  perform private.delete_contacts_for_good(array[gone_uuid]);
  return merge;
end;
$$;

-- Separates two merged contacts. Changes since the merge stay with the contact that was kept, and everything else
-- becomes as it was. If a contact was merged several times, the newest merge is undone first.
create function public.undo_merge(merge_uuid uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_person();
  merge public.contact_merges;
  contact public.business_card_records;
  now_known jsonb;
begin
  select * into merge from public.contact_merges
    where id = merge_uuid and user_id = person and contact_id is not null for update;
  if not found then
    raise exception 'This is not a merge of yours' using errcode = 'insufficient_privilege';
  end if;
  contact := private.require_own_contact(merge.contact_id);
  if exists (
    select from public.contact_merges as later
    where later.contact_id = merge.contact_id and later.merged_at > merge.merged_at
  ) then
    raise exception 'A later merge is undone first' using errcode = 'object_not_in_prerequisite_state';
  end if;
  now_known := to_jsonb(contact);
  contact := jsonb_populate_record(contact, coalesce((
    select jsonb_object_agg(column_name, before)
    from jsonb_each(merge.kept) as columns (column_name, before)
    where column_name not in ('id', 'user_id', 'created_at', 'updated_at', 'history')
      and now_known -> column_name is not distinct from merge.merged -> column_name
  ), '{}'));
  contact.history := private.note_in_history(contact.history, 'unmerged', merge_uuid);
  perform private.write_contact(contact);
  -- The trigger that gives a contact its profile back does so here too.
  insert into public.business_card_records
    select * from jsonb_populate_record(
      null::public.business_card_records,
      -- Columns that came after the merge and are never null.
      '{"history": [], "settled": []}' || merge.gone
    );
  insert into public.rejected_profiles (contact_id, user_id, linkedin_url)
    select (merge.gone ->> 'id')::uuid, person, linkedin_url from unnest(merge.rejected) as linkedin_url;
  update public.contact_merges set contact_id = (merge.gone ->> 'id')::uuid, within = null
    where within = merge_uuid;
  delete from public.contact_merges where id = merge_uuid;
end;
$$;

create index contact_merges_by_contact on public.contact_merges (contact_id, user_id);
create index contact_merges_by_user on public.contact_merges (user_id, merged_at desc);
create index contact_merges_within on public.contact_merges (within);

create policy "People forget what their contacts were merged from" on public.contact_merges
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "People see what their contacts were merged from" on public.contact_merges
  for select to authenticated using (user_id = (select auth.uid()));
create policy "The session of whoever asks has not ended" on public.contact_merges
  as restrictive for all to authenticated using ((select private.is_session_live()));
create policy "Whoever has a second factor has given it" on public.contact_merges
  as restrictive for all to authenticated using ((select private.is_second_factor_given()));

create trigger forget_old_merges after insert on public.contact_merges
  for each row execute function private.forget_old_merges();

revoke execute on function
  private.forget_old_merges(),
  private.merges_per_person(),
  private.require_own_contact(uuid),
  public.merge_contacts(uuid, uuid, jsonb),
  public.undo_merge(uuid)
  from public, anon, authenticated;
grant execute on function
  public.merge_contacts(uuid, uuid, jsonb),
  public.undo_merge(uuid)
  to authenticated, service_role;
