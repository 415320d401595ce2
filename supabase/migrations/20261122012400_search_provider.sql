-- Whether anybody looks for profiles on the web. The enrichment worker says so when it starts, because
-- only it knows; a page that asks for a search would otherwise promise one that never comes.

create table private.enrichment_worker (
  is_it boolean primary key default true check (is_it),
  can_search boolean not null
);

create function public.note_enrichment_worker(can_search boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_service_role();
  insert into private.enrichment_worker (can_search) values (note_enrichment_worker.can_search)
    on conflict (is_it) do update set can_search = excluded.can_search;
end;
$$;

create function public.can_search_profiles() returns boolean
  language sql stable security definer set search_path = '' as $$
    select coalesce((select can_search from private.enrichment_worker), false)
  $$;
