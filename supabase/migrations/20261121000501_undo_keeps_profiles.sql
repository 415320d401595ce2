-- Undoing a deletion inserts the contact again as it was. Its LinkedIn profile went with it and only the
-- enrichment worker may write profiles, so the contact's own copy brings it back.

create function public.restore_enrichment() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.linkedin_enrichments
      (user_id, contact_id, linkedin_url, description, confidence, evidence, created_at)
    values (new.user_id, new.id, new.linkedin_url, new.description, new.confidence, new.evidence,
      new.linkedin_updated_at);
  return null;
end;
$$;

create trigger restore_enrichment after insert on public.business_card_records
  for each row when (new.linkedin_url is not null and new.linkedin_updated_at is not null)
  execute function public.restore_enrichment();
