-- Digital cards: one public folder per person, so that anyone with the QR code can fetch the vCard.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('vcards', 'vcards', true, 65536, array['text/vcard'])
  on conflict (id) do update
    set public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;

create policy "People read their own card files" on storage.objects
  for select to authenticated
  using (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People add files to their own card folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People replace files in their own card folder" on storage.objects
  for update to authenticated
  using (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People delete files from their own card folder" on storage.objects
  for delete to authenticated
  using (bucket_id = 'vcards' and (storage.foldername(name))[1] = (select auth.uid())::text);
