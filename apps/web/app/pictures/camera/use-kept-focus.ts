import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element whose content changes. When the focused part is removed, the new content's main
 * action gets the focus, or else the element itself.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, content: string): void {
  const hadFocus = useRef(false);

  useEffect(() => {
    const note = () => {
      // Removing the focused part moves the focus to the body, which nobody chose.
      if (document.activeElement === document.body) return;
      hadFocus.current = element.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another content can have taken it away
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const action = element.current?.querySelector<HTMLElement>('[data-main-action]');
    (action ?? element.current)?.focus();
  }, [element, content]);
}
