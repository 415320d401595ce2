import { Bookmark, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { focusMainHeading } from '#app/components/ui/return-focus.ts';
import { MAX_SAVED_SEARCHES } from '#app/limits.ts';
import type { ContactsView } from '../contacts-view.ts';
import { toSavedSearch, viewOf } from './saved-search.ts';
import { useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesProps {
  userId: string;
  view: ContactsView;
  /** Whether the contacts are there; searches come after them. */
  isReady: boolean;
  onChangeView(changes: Partial<ContactsView>): void;
}

/** Searches to make again with one touch, and a way to keep the one that is shown. */
export function SavedSearches({ userId, view, isReady, onChangeView }: SavedSearchesProps) {
  const { searches: known, save } = useSavedSearches(userId, isReady);
  const searches = known ?? [];
  const shown = toSavedSearch(view);
  const isSaved = searches.some(({ query }) => query === shown?.query);
  const canSave =
    known !== undefined && shown !== null && !isSaved && searches.length < MAX_SAVED_SEARCHES;
  const box = useRef<HTMLFieldSetElement>(null);
  /** The button that is pressed goes, and would take the focus with it. */
  function change(changed: typeof searches) {
    if (changed.length > 0) box.current?.focus();
    else focusMainHeading();
    save(changed);
  }
  return (
    // Empty it keeps its line where there is room for it, so that the grid holds still while somebody types.
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-label="Searches"
      className="flex min-w-0 flex-wrap items-center gap-2 rounded-lg focus-ring max-md:empty:hidden md:min-h-8"
    >
      {searches.length > 0 && (
        <ul aria-label="Saved searches" className="flex min-w-0 flex-wrap gap-2">
          {searches.map((one) => (
            <li key={one.query} className="flex max-w-full rounded-lg border border-border bg-card">
              <Button
                variant="ghost"
                size="sm"
                className="min-w-0 shrink rounded-r-none"
                aria-current={one.query === shown?.query}
                onClick={() => onChangeView(viewOf(one))}
              >
                <Bookmark aria-hidden="true" />
                <span className="truncate">{one.name}</span>
              </Button>
              <Button
                variant="ghost"
                size="icon-sm"
                className="rounded-l-none"
                aria-label={`Forget search ${one.name}`}
                onClick={() => change(searches.filter(({ query }) => query !== one.query))}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <Button variant="outline" size="sm" onClick={() => change([...searches, shown])}>
          <Bookmark aria-hidden="true" />
          Save search
        </Button>
      )}
    </fieldset>
  );
}
