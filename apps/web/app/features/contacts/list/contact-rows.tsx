import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, useCallback } from 'react';
import { type CardActions, ContactCard } from '../contact-card/contact-card.tsx';

/** Height of a usual row without its gap, in pixels; real heights are measured when drawn. */
const ROW_HEIGHT = 290;
const GAP = 16;
const estimateSize = () => ROW_HEIGHT;

/**
 * The height of a row once the browser has laid it out, which it tells before it paints. Asked for when a row is
 * put into the page, it would lay out the page once for every row.
 */
function measureLaidOut(
  element: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, Element>,
): number {
  if (entry) return measureElement(element, entry, virtualizer);
  const row = virtualizer.measurementsCache[virtualizer.indexFromElement(element)];
  return row?.size ?? ROW_HEIGHT;
}

export interface ContactRowsProps {
  contacts: ContactRecord[];
  selectedIds: ReadonlySet<string>;
  downloadedIds: ReadonlySet<string>;
  duplicateIds: ReadonlySet<string>;
  actions: CardActions;
  /** Cards in a row. */
  columns: number;
  /** Where the first row begins, in pixels from the top of the page. */
  top: number;
}

/** The rows near the visible part of the page; the others are only space. */
export const ContactRows = memo(function ContactRows(props: ContactRowsProps) {
  const { contacts, selectedIds, downloadedIds, duplicateIds, actions, columns, top } = props;
  // A row keeps its measured height while it holds the same contact. With a new function the
  // virtualizer would work out the places of all rows again, so this one stays the same.
  const getItemKey = useCallback(
    (row: number) => `${columns}:${contacts[row * columns]?.id ?? row}`,
    [columns, contacts],
  );
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(contacts.length / columns),
    estimateSize,
    gap: GAP,
    // A row of one card is soon scrolled past.
    overscan: columns === 1 ? 2 : 1,
    scrollMargin: top,
    measureElement: measureLaidOut,
    getItemKey,
    // Scrolling draws rows only as they come and go; between that the virtualizer moves them itself, and
    // drawing never stops the page that scrolls.
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  return (
    <div ref={virtualizer.containerRef} role="presentation" className="relative w-full">
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute left-0 grid w-full gap-4"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {contacts.slice(row.index * columns, (row.index + 1) * columns).map((contact, column) => (
            // biome-ignore lint/a11y/useSemanticElements: a list item of the list around the rows
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
});
