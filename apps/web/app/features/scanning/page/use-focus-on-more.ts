import { useEffect, useRef } from 'react';

/**
 * For an element about things whose number grows when a button is pressed that then disappears:
 * it takes over the focus that the button had.
 */
export function useFocusOnMore<E extends HTMLElement>(count: number) {
  const element = useRef<E>(null);
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current && document.activeElement === document.body) {
      element.current?.focus();
    }
    before.current = count;
  }, [count]);
  return element;
}
