-- Whether a second reader, a model that the operator may have set up, may see this person's cards.
alter table public.user_settings add column second_reader boolean not null default true;

-- Rows count as many bytes as they have when written as text, and each is now “,t” longer.
update private.stored_bytes as stored set bytes = bytes + 2
  where exists (select from public.user_settings as settings where settings.user_id = stored.user_id);
