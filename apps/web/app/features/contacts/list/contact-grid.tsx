import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ContactActions } from '../card/contact-actions.ts';
import { ContactCard } from '../card/contact-card.tsx';
import { useColumns } from './use-columns.ts';

/** Height of a usual row with its gap, in pixels; real heights are measured when drawn. */
const ROW_HEIGHT = 250;
const GAP = 16;

interface ContactGridProps {
  contacts: ContactRecord[];
  selectedIds: ReadonlySet<string>;
  downloadedIds: ReadonlySet<string>;
  duplicateIds: ReadonlySet<string>;
  actions: ContactActions;
}

/** The cards near the visible part of the page; the others are only space. */
export function ContactGrid(props: ContactGridProps) {
  const { contacts, selectedIds, downloadedIds, duplicateIds, actions } = props;
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list);
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the grid changes its height as messages come and go.
  useLayoutEffect(() => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(top - scrollMargin) > 1) setScrollMargin(top);
  });

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(contacts.length / columns),
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: 3,
    scrollMargin,
    // A row keeps its measured height while it holds the same contact.
    getItemKey: (row) => `${columns}:${contacts[row * columns]?.id ?? row}`,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items
    <div
      ref={list}
      role="list"
      aria-label="Contacts"
      className="relative w-full"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute top-0 left-0 grid w-full gap-4"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - scrollMargin}px)`,
          }}
        >
          {contacts.slice(row.index * columns, (row.index + 1) * columns).map((contact, column) => (
            // biome-ignore lint/a11y/useSemanticElements: a list item of the list above
            <div
              key={contact.id}
              role="listitem"
              aria-setsize={contacts.length}
              aria-posinset={row.index * columns + column + 1}
            >
              <ContactCard
                contact={contact}
                selected={selectedIds.has(contact.id)}
                downloaded={downloadedIds.has(contact.id)}
                duplicate={duplicateIds.has(contact.id)}
                actions={actions}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
