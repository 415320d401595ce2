import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ContactRows, type ContactRowsProps } from './contact-rows.tsx';

type ContactGridProps = Omit<ContactRowsProps, 'columns' | 'top'>;

/** The contacts as cards, as many beside each other as there is room for. */
export function ContactGrid(props: ContactGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list);
  const [top, setTop] = useState(0);
  // What stands above the grid changes its height as filters and the selection change, and all of
  // that draws this component, but not the rows inside of it that scrolling draws.
  useLayoutEffect(() => {
    const now = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(now - top) > 1) setTop(now);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items
    <div ref={list} role="list" aria-label="Contacts" className="w-full">
      <ContactRows {...props} columns={columns} top={top} />
    </div>
  );
}

/** The least width of a card, in pixels, at which an e-mail address mostly fits on a line. */
const MIN_CARD_WIDTH = 270;

/** How many cards fit beside each other in an element. */
function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () => setColumns(Math.max(1, Math.floor(target.clientWidth / MIN_CARD_WIDTH)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
