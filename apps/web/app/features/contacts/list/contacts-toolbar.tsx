import { INDUSTRIES } from '@cardsift/contacts/industry';
import { SORT_FIELDS, type SortDirection, type SortField } from '@cardsift/contacts/sort-contacts';
import { Search } from 'lucide-react';
import { memo, useId } from 'react';
import { cn } from '#app/components/ui/cn.ts';
import { Input } from '#app/components/ui/input.tsx';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '#app/components/ui/select.tsx';
import type { ContactsView } from '../contacts-view.ts';

const SORT_LABELS: Record<SortField, string> = {
  created_at: 'Date Added',
  full_name: 'Name',
  org: 'Organization',
  linkedin_updated_at: 'LinkedIn Updated',
};
const SORT_OPTIONS = SORT_FIELDS.map((value) => ({ value, label: SORT_LABELS[value] }));
const DIRECTION_OPTIONS: { value: SortDirection; label: string }[] = [
  { value: 'desc', label: 'Newest' },
  { value: 'asc', label: 'Oldest' },
];
/** A select cannot have an empty value, so that no industry has a name of its own. */
const ALL = 'all';
const INDUSTRY_OPTIONS = [
  { value: ALL, label: 'All Industries' },
  ...INDUSTRIES.map((value) => ({ value, label: value })),
];

interface ContactsToolbarProps {
  view: ContactsView;
  onChange(changes: Partial<ContactsView>): void;
  /** Tags to suggest in the tag filter. */
  tags: readonly string[];
  /** Events to suggest; without any there is nothing to filter by. */
  events: readonly string[];
}

/** Search, order and filters. */
export const ContactsToolbar = memo(function ContactsToolbar(props: ContactsToolbarProps) {
  const { view, onChange, tags, events } = props;
  const showsEvents = events.length > 0 || view.event !== '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: React and jsdom do not know <search> yet
    <div
      role="search"
      className={cn(
        'grid grid-cols-2 gap-3',
        showsEvents
          ? 'lg:grid-cols-[minmax(0,1.5fr)_repeat(5,minmax(0,1fr))]'
          : 'lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]',
      )}
    >
      <div className="relative col-span-2 lg:col-span-1">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
          aria-hidden="true"
        />
        <Input
          type="search"
          className="pl-9"
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
          placeholder="Search contacts..."
          aria-label="Search contacts"
        />
      </div>
      <Filters
        sort={view.sort}
        direction={view.direction}
        industry={view.industry}
        tag={view.tag}
        event={showsEvents ? view.event : null}
        tags={tags}
        events={events}
        onChange={onChange}
      />
    </div>
  );
});

interface FiltersProps extends Omit<ContactsToolbarProps, 'view'> {
  sort: SortField;
  direction: SortDirection;
  industry: string;
  tag: string;
  /** Null where there is nothing to filter by. */
  event: string | null;
}

/** All but the search. Memoized: a keystroke there draws none of their many options. */
const Filters = memo(function Filters(props: FiltersProps) {
  const { sort, direction, industry, tag, event, tags, events, onChange } = props;
  return (
    <>
      <FilterSelect
        label="Sort by"
        value={sort}
        options={SORT_OPTIONS}
        onChange={(sort) => onChange({ sort })}
      />
      <FilterSelect
        label="Sort direction"
        value={direction}
        options={DIRECTION_OPTIONS}
        onChange={(direction) => onChange({ direction })}
      />
      <FilterSelect
        label="Filter by industry"
        value={industry || ALL}
        options={INDUSTRY_OPTIONS}
        onChange={(industry) => onChange({ industry: industry === ALL ? '' : industry })}
      />
      <FilterInput
        label="Filter by tag"
        value={tag}
        suggestions={tags}
        onChange={(tag) => onChange({ tag })}
      />
      {event !== null && (
        <div className="col-span-2 lg:col-span-1">
          <FilterInput
            label="Filter by event"
            value={event}
            suggestions={events}
            onChange={(event) => onChange({ event })}
          />
        </div>
      )}
    </>
  );
});

interface FilterInputProps {
  label: string;
  value: string;
  suggestions: readonly string[];
  onChange(value: string): void;
}

function FilterInput({ label, value, suggestions, onChange }: FilterInputProps) {
  const listId = useId();
  return (
    <>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        list={listId}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

interface FilterSelectProps<T extends string> {
  /** Read out, not shown: the value explains itself to those who see the toolbar. */
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange(value: T): void;
}

function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, value, options, onChange } = props;
  return (
    <Select value={value} onValueChange={(next) => onChange(next as T)}>
      <SelectTrigger aria-label={label}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
