import { useState } from 'react';

/**
 * Returns the focus when a panel closes to the element that had it before, which need not be a trigger that Radix
 * knows. If that element goes a moment later, as the row of something that was deleted does, the page's heading gets
 * the focus. For the component that lives as long as the panel. Returns the panel's close handler; `choose` runs
 * first and may prevent it and choose another element.
 */
export function useReturnFocus(choose?: (event: Event) => void): (event: Event) => void {
  // Read during the first render. Later its own fields have the focus, or the menu that it came from is gone.
  const [opener] = useState(() => findOpener(document.activeElement));
  return (event) => {
    choose?.(event);
    if (event.defaultPrevented) return;
    opener?.focus();
    // What is gone, hidden or disabled takes no focus.
    if (opener && document.activeElement === opener) {
      keepFocusNear(opener);
      return event.preventDefault();
    }
    // After Radix has tried a trigger of its own.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusMainHeading();
    });
  };
}

const GOING_ON = ['focusin', 'pointerdown'] as const;

/** Focuses the main heading if the focused element leaves the page before the person goes on elsewhere. */
function keepFocusNear(focused: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusMainHeading();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of GOING_ON) document.removeEventListener(type, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of GOING_ON) document.addEventListener(type, stop);
}

/** The element to continue from when the focused one is gone. */
export function focusMainHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** An item of a menu goes with it; the menu's trigger stays. */
function findOpener(element: Element | null): HTMLElement | null {
  const trigger = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = trigger ? document.getElementById(trigger) : element;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
