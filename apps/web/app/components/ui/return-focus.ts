import { useState } from 'react';

/**
 * Where the focus goes when a panel closes: back to what had it when the panel opened, which need not be
 * a trigger that Radix knows of. For the component that is there as long as the panel is open; gives what
 * the panel does on closing, after `choose`, which may prevent it and choose another place.
 */
export function useReturnFocus(choose?: (event: Event) => void): (event: Event) => void {
  // While it is drawn the first time: later its own fields have the focus, or the menu it came from is gone.
  const [opener] = useState(() => findOpener(document.activeElement));
  return (event) => {
    choose?.(event);
    if (event.defaultPrevented) return;
    opener?.focus();
    // What is gone, hidden or disabled takes no focus.
    if (opener && document.activeElement === opener) return event.preventDefault();
    // After Radix has tried a trigger of its own.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusMainHeading();
    });
  };
}

/** The place to go on from when what had the focus is gone. */
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
