import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ContactRows, type ContactRowsProps } from './contact-rows.tsx';

type ContactGridProps = Omit<ContactRowsProps, 'columns' | 'top'>;

/** The contacts as cards, as many beside each other as there is room for. */
export function ContactGrid(props: ContactGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const place = usePlace(list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items
    <div ref={list} role="list" aria-label="Contacts" className="w-full">
      {place && <ContactRows {...props} columns={place.columns} top={place.top} />}
    </div>
  );
}

/** The least width of a card, in pixels, at which an e-mail address mostly fits on a line. */
const MIN_CARD_WIDTH = 270;

interface Place {
  /** How many cards fit beside each other. */
  columns: number;
  /** Where the grid begins, in pixels from the top of the page. */
  top: number;
}

/** Where an element is and what fits into it; null until it is in the page. */
function usePlace(element: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () => {
      const columns = Math.max(1, Math.floor(target.clientWidth / MIN_CARD_WIDTH));
      const top = target.getBoundingClientRect().top + window.scrollY;
      setPlace((last) =>
        last?.columns === columns && Math.abs(last.top - top) <= 1 ? last : { columns, top },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    // What stands above the grid grows and shrinks as filters and the selection change, and the page with it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
