import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { groupDuplicates } from '@cardsift/contacts/duplicates/group-duplicates';
import { parseHashtags } from '@cardsift/contacts/tags';
import { useDeferredValue, useMemo } from 'react';
import { listEvents } from '#app/contact-book/meeting/list-events.ts';
import type { CardActions } from '../contact-card/contact-card.tsx';
import { OpenedFrom } from '../contact-card/contact-link.tsx';
import { SearchedFor } from '../contact-card/found-text.tsx';
import { type ContactsView, isNewestFirst } from '../contacts-view.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { downloadVcards } from '../export/download-contacts.ts';
import { useDownloadedContacts } from '../export/downloaded-contacts.ts';
import { useLinkedinMatch } from '../linkedin/use-linkedin-match.ts';
import { ContactsLoading, LoadFailed, NoConnection, NoContacts } from '../list-placeholders.tsx';
import { SavedSearches } from '../saved-searches/saved-searches.tsx';
import type { ContactList } from '../use-contact-list.ts';
import { ContactGrid } from './contact-grid.tsx';
import { ContactsToolbar } from './contacts-toolbar.tsx';
import { DuplicatesBar } from './duplicates-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

interface ContactsTabProps {
  userId: string;
  list: ContactList;
  visible: ContactRecord[];
  duplicateIds: ReadonlySet<string>;
  /** What the visible contacts were searched for. */
  searched: string;
  view: ContactsView;
  onChangeView(changes: Partial<ContactsView>): void;
  onOpen(dialog: OpenDialog): void;
}

export function ContactsTab(props: ContactsTabProps) {
  const { userId, list, visible, duplicateIds, searched } = props;
  const { query, contacts, total, isComplete } = list;
  const { view, onChangeView, onOpen } = props;
  // Cards lead back to the list that they stand in, which may lag behind the typing.
  const shownView = useDeferredValue(view);
  const selection = useSelection(contacts);
  const downloadedIds = useDownloadedContacts();
  const tags = useMemo(() => knownTags(contacts), [contacts]);
  const events = useMemo(() => knownEvents(contacts), [contacts]);
  const { search } = useLinkedinMatch(userId);
  const { toggle } = selection;
  const actions = useMemo<CardActions>(
    () => ({
      toggle,
      edit: (contact) => onOpen({ kind: 'edit', contact }),
      remove: (contact) => onOpen({ kind: 'delete', contacts: [contact] }),
      showTag: (tag) => onChangeView({ tag }),
      showEvent: (event) => onChangeView({ event }),
    }),
    [toggle, onOpen, onChangeView],
  );

  if (!isComplete && query.isError) {
    return (
      <LoadFailed what="Your contacts" error={query.error} onRetry={() => void query.refetch()} />
    );
  }

  if (list.hasNothing && contacts.length === 0) return <NoConnection what="Your contacts" />;

  // The newest are the beginning of one view only; any other needs them all.
  const isShown = isComplete || (contacts.length > 0 && isNewestFirst(view));
  const selected = () => contacts.filter(({ id }) => selection.ids.has(id));
  const shown =
    selection.ids.size === 0 ? 0 : visible.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <div className="flex flex-col gap-4">
      <ContactsToolbar view={view} onChange={onChangeView} tags={tags} events={events} />
      <SavedSearches userId={userId} view={view} isReady={isComplete} onChangeView={onChangeView} />
      {isShown && (
        <DuplicatesBar
          found={isComplete ? visible.length : (total ?? contacts.length)}
          duplicates={duplicateIds.size}
          duplicatesOnly={view.duplicatesOnly}
          onToggle={(duplicatesOnly) => onChangeView({ duplicatesOnly })}
          onMerge={() => onOpen({ kind: 'merge', groups: groupDuplicates(contacts) })}
        />
      )}
      {/* The bar's room, so that the first cards stay where they are when the last ones come. */}
      {isShown && !isComplete && <div className="h-8" />}
      {isComplete && visible.length + selection.ids.size > 0 && (
        <SelectionBar
          selected={selection.ids.size}
          hidden={selection.ids.size - shown}
          allSelected={visible.length > 0 && shown === visible.length}
          onToggleAll={() => selection.toggleAll(visible.map(({ id }) => id))}
          onAddTags={() => onOpen({ kind: 'tags', contacts: selected() })}
          onSetMeeting={() => onOpen({ kind: 'meeting', contacts: selected() })}
          onDownload={(version) => downloadVcards(selected(), version)}
          onMerge={() => onOpen({ kind: 'merge', groups: [selected()] })}
          onFindLinkedin={() => void search([...selection.ids])}
          onDelete={() => onOpen({ kind: 'delete', contacts: selected() })}
        />
      )}
      {!isShown && <ContactsLoading />}
      {isShown && visible.length === 0 && <NoContacts filtered={contacts.length > 0} />}
      {isShown && visible.length > 0 && (
        <SearchedFor value={searched}>
          <OpenedFrom value={shownView}>
            <ContactGrid
              contacts={visible}
              selectedIds={selection.ids}
              downloadedIds={downloadedIds}
              duplicateIds={duplicateIds}
              actions={actions}
            />
          </OpenedFrom>
        </SearchedFor>
      )}
    </div>
  );
}

/** Suggestions beyond this many help nobody and make the list slow to open. */
const MAX_TAGS = 200;

/** The events that contacts were met at, the most used first. */
const knownEvents = (contacts: readonly ContactRecord[]) =>
  listEvents(contacts)
    .slice(0, MAX_TAGS)
    .map(({ event }) => event);

/** Tags and hashtags of the contacts, the most used first. */
function knownTags(contacts: readonly ContactRecord[]): string[] {
  const uses = new Map<string, number>();
  for (const { tags, hashtags } of contacts) {
    for (const tag of [...tags, ...parseHashtags(hashtags)])
      uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag);
}
