-- Digital cards: one public folder for each person, so that anyone with the QR code can fetch the
-- vCard.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('vcards', 'vcards', true, 65536, array['text/vcard'])
  on conflict (id) do update
    set public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;

create function private.has_room_for_a_card() returns boolean
  language sql stable security definer set search_path = '' as $$
  select count(*) < 200
    from storage.objects
    where bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text;
$$;

create policy "People add files to their own card folder while it has room" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'vcards'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.has_room_for_a_card()
  );
create policy "People add files while their account has room" on storage.objects
  as restrictive for insert to authenticated
  with check (bucket_id <> 'vcards' or private.has_storage_left());
create policy "People delete files from their own card folder" on storage.objects
  for delete to authenticated
  using (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People read their own card files" on storage.objects
  for select to authenticated
  using (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People replace files in their own card folder" on storage.objects
  for update to authenticated
  using (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "The session of whoever asks for card files has not ended" on storage.objects
  as restrictive for all to authenticated
  using (bucket_id <> 'vcards' or (select private.is_session_live()));
create policy "Whoever has a second factor has given it for card files" on storage.objects
  as restrictive for all to authenticated
  using (bucket_id <> 'vcards' or (select private.is_second_factor_given()));

revoke execute on function
  private.has_room_for_a_card()
  from public, anon, authenticated;
grant execute on function
  private.has_room_for_a_card()
  to anon, authenticated;
