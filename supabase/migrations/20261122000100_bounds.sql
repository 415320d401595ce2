-- Every text, list and document has a bound that no card exceeds, so that nobody can store megabytes
-- in one row. Rows from before the bounds stay as they are: «not valid» asks new values only.

alter table public.business_card_records
  add constraint tags_are_bounded
    check (cardinality(tags) <= 500 and octet_length(tags::text) <= 20000) not valid,
  -- «high», «medium» or «low».
  add constraint confidence_is_bounded check (char_length(confidence) <= 100) not valid,
  -- An address and a title of a page on the web.
  add constraint evidence_is_bounded check (octet_length(evidence::text) <= 20000) not valid;

alter table public.linkedin_enrichments
  add constraint linkedin_url_is_bounded check (char_length(linkedin_url) <= 2000) not valid,
  add constraint description_is_bounded check (char_length(description) <= 20000) not valid,
  add constraint confidence_is_bounded check (char_length(confidence) <= 100) not valid,
  add constraint evidence_is_bounded check (octet_length(evidence::text) <= 20000) not valid;

-- Without it, deleting a contact reads all profiles of everybody. With the owner in it, a policy does not
-- make the other index look as good.
create index linkedin_enrichments_by_contact on public.linkedin_enrichments (contact_id, user_id);

-- Somebody may reject profile after profile of one contact; the newest rejections count.
create function public.forget_old_rejections() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.rejected_profiles as rejection
    where rejection.contact_id = new.contact_id
      and rejection.linkedin_url in (
        select older.linkedin_url from public.rejected_profiles as older
        where older.contact_id = new.contact_id
        order by older.created_at desc, older.linkedin_url
        offset 100
      );
  return null;
end;
$$;

create trigger forget_old_rejections after insert on public.rejected_profiles
  for each row execute function public.forget_old_rejections();
