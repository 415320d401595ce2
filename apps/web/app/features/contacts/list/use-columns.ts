import { type RefObject, useLayoutEffect, useState } from 'react';

/** The least width of a card, in pixels, at which an e-mail address mostly fits on a line. */
const MIN_CARD_WIDTH = 270;

/** How many cards fit beside each other in an element. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
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
