-- Each statement on a table of a person counts the bytes that it adds or removes.

create trigger count_bytes_of_name after update of raw_user_meta_data on auth.users
  for each row execute function private.count_name();
create trigger count_bytes_of_new_name after insert on auth.users
  for each row execute function private.count_name();
create trigger count_added_bytes after insert on public.business_card_records
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_changed_bytes after update on public.business_card_records
  referencing old table as removed new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.business_card_records
  referencing old table as removed
  for each statement execute function private.count_statement();
create trigger count_added_bytes after insert on public.contact_merges
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_changed_bytes after update on public.contact_merges
  referencing old table as removed new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.contact_merges
  for each row execute function private.count_freed_row();
create trigger count_added_bytes after insert on public.device_changes
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.device_changes
  for each row execute function private.count_freed_row();
create trigger count_kept_bytes after insert or update on public.deleted_contacts
  for each row execute function private.count_kept_row();
create trigger count_freed_bytes after delete on public.deleted_contacts
  referencing old table as removed for each statement execute function private.count_statement();
create trigger count_added_bytes after insert on public.linkedin_enrichments
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_changed_bytes after update on public.linkedin_enrichments
  referencing old table as removed new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.linkedin_enrichments
  for each row execute function private.count_freed_row();
create trigger count_bytes after insert or update or delete on public.profiles
  for each row execute function private.count_profile();
create trigger count_added_bytes after insert on public.rejected_profiles
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_changed_bytes after update on public.rejected_profiles
  referencing old table as removed new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.rejected_profiles
  for each row execute function private.count_freed_row();
create trigger count_added_bytes after insert on public.saved_scans
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_changed_bytes after update on public.saved_scans
  referencing old table as removed new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.saved_scans
  referencing old table as removed
  for each statement execute function private.count_statement();
create trigger count_added_bytes after insert on public.user_settings
  referencing new table as added
  for each statement execute function private.count_statement();
create trigger count_changed_bytes after update on public.user_settings
  referencing old table as removed new table as added
  for each statement execute function private.count_statement();
create trigger count_freed_bytes after delete on public.user_settings
  referencing old table as removed
  for each statement execute function private.count_statement();
create trigger count_bytes after insert or update or delete on storage.objects
  for each row execute function private.count_file();
