-- What somebody decided about a contact that the page «Tidy up» asked about, so that it asks once:
-- «unnamed», «unreachable», «doubtful», or «duplicate» with the id of the other contact.

alter table public.business_card_records
  add column settled text[] not null default '{}'
    check (cardinality(settled) <= 200 and octet_length(settled::text) <= 20000);

-- Searches somebody wants to make again: [{"name": "…", "query": "q=…&tag=…"}].
alter table public.user_settings
  add column saved_searches jsonb not null default '[]'
    check (
      jsonb_typeof(saved_searches) = 'array'
      and jsonb_array_length(saved_searches) <= 50
      and octet_length(saved_searches::text) <= 30000
    );
