-- Where and when somebody was met. Columns, so that an event is set for a thousand contacts at once.

alter table public.business_card_records
  add column met_event text check (char_length(met_event) <= 500),
  add column met_place text check (char_length(met_place) <= 500),
  add column met_on date;
