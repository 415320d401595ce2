import { INDUSTRIES } from '@cardsift/contacts/industry';
import {
  SORT_DIRECTIONS,
  SORT_FIELDS,
  type SortDirection,
  type SortField,
} from '@cardsift/contacts/sort-contacts';

export const TABS = ['contacts', 'linkedin'] as const;
type Tab = (typeof TABS)[number];

/** Which contacts are shown and how; it lives in the address of the page. */
export interface ContactsView {
  tab: Tab;
  search: string;
  sort: SortField;
  direction: SortDirection;
  /** An industry bucket; empty for all. */
  industry: string;
  /** Part of a tag; empty for all. */
  tag: string;
  /** Part of the event they were met at; empty for all. */
  event: string;
  duplicatesOnly: boolean;
}

export const DEFAULT_VIEW: ContactsView = {
  tab: 'contacts',
  search: '',
  sort: 'created_at',
  direction: 'desc',
  industry: '',
  tag: '',
  event: '',
  duplicatesOnly: false,
};

/** Reads a view from an address; whatever is missing or unknown there takes its default. */
export function parseView(params: URLSearchParams): ContactsView {
  return {
    tab: findAllowed(TABS, params.get('tab')) ?? DEFAULT_VIEW.tab,
    search: params.get('q') ?? '',
    sort: findAllowed(SORT_FIELDS, params.get('sort')) ?? DEFAULT_VIEW.sort,
    direction: findAllowed(SORT_DIRECTIONS, params.get('dir')) ?? DEFAULT_VIEW.direction,
    industry: findAllowed(INDUSTRIES, params.get('industry')) ?? '',
    tag: params.get('tag') ?? '',
    event: params.get('event') ?? '',
    duplicatesOnly: params.get('duplicates') === '1',
  };
}

/** The address of a view, without what has its default. */
export function viewParams(view: ContactsView): URLSearchParams {
  const values: [string, string, string][] = [
    ['tab', view.tab, DEFAULT_VIEW.tab],
    ['q', view.search, ''],
    ['sort', view.sort, DEFAULT_VIEW.sort],
    ['dir', view.direction, DEFAULT_VIEW.direction],
    ['industry', view.industry, ''],
    ['tag', view.tag, ''],
    ['event', view.event, ''],
    ['duplicates', view.duplicatesOnly ? '1' : '', ''],
  ];
  return new URLSearchParams(
    values
      .filter(([, value, byDefault]) => value !== byDefault)
      .map(([key, value]) => [key, value]),
  );
}

/** Whether a view shows all contacts as they come from the backend. */
export function isNewestFirst(view: ContactsView): boolean {
  return viewParams({ ...view, tab: DEFAULT_VIEW.tab }).size === 0;
}

/** Where the list is shown so. */
export function listPath(view: ContactsView): string {
  return withQuery('/dashboard/contacts', view);
}

/** Where one contact is shown, with the list that it was opened from. */
export function contactPath(id: string, view: ContactsView): string {
  return withQuery(`/dashboard/contacts/${id}`, view);
}

function withQuery(path: string, view: ContactsView): string {
  const query = viewParams(view).toString();
  return query === '' ? path : `${path}?${query}`;
}

function findAllowed<T extends string>(allowed: readonly T[], value: string | null): T | undefined {
  return allowed.find((one) => one === value);
}
