import { z } from 'zod';
import { type ContactsView, DEFAULT_VIEW, parseView, viewParams } from '../contacts-view.ts';

/** A search to make again: what it is called, and the query of its address. */
export interface SavedSearch {
  name: string;
  query: string;
}

const savedSearchesSchema = z
  .array(z.object({ name: z.string(), query: z.string() }))
  .catch(() => []);

/** The searches of an account, which may be from any version of the product. */
export function readSavedSearches(stored: unknown): SavedSearch[] {
  return savedSearchesSchema.parse(stored);
}

/** Longer ones would not fit fifty times. */
const MAX_QUERY_LENGTH = 400;

/** A view as it would be saved; null when there is nothing to search for, or far too much. */
export function toSavedSearch(view: ContactsView): SavedSearch | null {
  const { search, tag, event, industry, duplicatesOnly } = view;
  const parts = [search.trim(), tag.trim(), event.trim(), industry, duplicatesOnly && 'Duplicates'];
  const name = parts.filter(Boolean).join(' · ');
  const query = viewParams({ ...view, tab: DEFAULT_VIEW.tab }).toString();
  return name === '' || query.length > MAX_QUERY_LENGTH
    ? null
    : { name: name.slice(0, 100).toWellFormed(), query };
}

/** The view of a saved search. */
export function viewOf({ query }: SavedSearch): ContactsView {
  return parseView(new URLSearchParams(query));
}
