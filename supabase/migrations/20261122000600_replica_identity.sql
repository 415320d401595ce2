-- A page subscribes to its own rows with a filter on user_id. A deleted row carries only its replica
-- identity, by default the primary key, so without this hosted realtime tells nobody of deletions.

alter table public.business_card_records replica identity full;
alter table public.linkedin_enrichments replica identity full;
