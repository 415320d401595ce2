import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { focusMainHeading } from '#app/components/ui/return-focus.ts';
import type { DeletedContact, DeletedContacts } from '#app/contact-book/deleted-contacts-query.ts';
import { useSelection } from '../list/use-selection.ts';
import { ContactsMessage } from '../list-placeholders.tsx';
import { useContactChanges } from '../use-contact-changes.ts';
import { describeTimes } from './days-left.ts';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';
import { DeletedActions } from './deleted-actions.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { searchDeleted } from './search-deleted.ts';

/** From so many on there is a search. */
const MANY = 10;
/** Rows until more are asked for. */
const ROWS_AT_ONCE = 100;

/** Deleted contacts, of which some or all are restored or deleted for good. */
export function DeletedList({ contacts, daysOfRule }: DeletedContacts) {
  const { restore, deleteForGood } = useContactChanges();
  const selection = useSelection(contacts);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const [asked, setAsked] = useState<readonly DeletedContact[] | null>(null);
  const searched = useDeferredValue(search);
  const found = useMemo(() => searchDeleted(contacts, searched), [contacts, searched]);
  const selected = contacts.filter(({ id }) => selection.ids.has(id));
  const foundIds = found.map(({ id }) => id);
  const now = new Date();

  /** What was pressed goes with its contact. */
  const putBack = (some: readonly DeletedContact[]) => {
    focusMainHeading();
    void restore(some);
  };

  return (
    <div className="flex flex-col gap-4">
      {(contacts.length >= MANY || search !== '') && (
        <Input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Search deleted contacts..."
          aria-label="Search deleted contacts"
        />
      )}
      <DeletedActions
        allSelected={foundIds.every((id) => selection.ids.has(id))}
        selected={selected.length}
        onToggleAll={() => selection.toggleAll(foundIds)}
        onRestore={() => putBack(selected)}
        onDelete={() => setAsked(selected)}
        onEmpty={() => setAsked(contacts)}
      />
      {found.length === 0 ? (
        <ContactsMessage
          icon={SearchX}
          title="No deleted contacts found"
          text="Try another name or organization."
        >
          <Button variant="outline" onClick={() => setSearch('')}>
            Clear search
          </Button>
        </ContactsMessage>
      ) : (
        <Card>
          <CardContent className="py-2 sm:py-2">
            <ul aria-label="Deleted contacts" className="divide-y divide-border">
              {found.slice(0, shown).map((contact) => (
                <DeletedRow
                  key={contact.id}
                  contact={contact}
                  times={describeTimes(contact, daysOfRule, now)}
                  selected={selection.ids.has(contact.id)}
                  onToggle={() => selection.toggle(contact.id)}
                  onRestore={() => putBack([contact])}
                  onDelete={() => setAsked([contact])}
                />
              ))}
            </ul>
          </CardContent>
        </Card>
      )}
      {found.length > shown && (
        <Button
          variant="outline"
          className="self-center"
          onClick={() => setShown(shown + ROWS_AT_ONCE)}
        >
          Show more ({found.length - shown})
        </Button>
      )}
      {asked && (
        <DeleteForGoodDialog
          contacts={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => void deleteForGood(asked)}
        />
      )}
    </div>
  );
}
