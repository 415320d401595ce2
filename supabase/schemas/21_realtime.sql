-- The tables that a page may subscribe to. Row level security decides who gets which row.

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;

alter publication supabase_realtime
  add table public.business_card_records, public.deleted_contacts, public.linkedin_enrichments;
