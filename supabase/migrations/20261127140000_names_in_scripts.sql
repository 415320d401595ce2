-- Which name comes first of those that a card prints in two scripts: the larger one, the native or the Latin one.
alter table public.user_settings add column names_in_scripts text not null default 'larger'
  check (names_in_scripts in ('larger', 'native', 'latin'));

-- Rows count as many bytes as they have when written as text, and each is now “,larger” longer.
update private.stored_bytes as stored set bytes = bytes + 7
  where exists (select from public.user_settings as settings where settings.user_id = stored.user_id);
