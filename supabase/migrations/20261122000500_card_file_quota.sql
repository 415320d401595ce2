-- A person publishes a new file whenever their digital card changes, and printed codes keep leading to
-- the old ones. Two hundred are years of that, and at most 12.5 MB.

create function public.has_room_for_a_card() returns boolean
  language sql stable security definer set search_path = '' as $$
  select count(*) < 200
    from storage.objects
    where bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text;
$$;

drop policy "People add files to their own card folder" on storage.objects;
create policy "People add files to their own card folder while it has room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'vcards'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and public.has_room_for_a_card()
  );
