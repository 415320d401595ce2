import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

interface HoverCardProps {
  /** Shown under the trigger; it may hold links of its own. */
  content: ReactNode;
  /** The link it is about. Everything in the card must also be found where the link leads. */
  children: ReactNode;
  /** Milliseconds that the pointer rests on the trigger before it opens, and is away before it closes. */
  openDelay?: number;
  closeDelay?: number;
}

/**
 * A preview beside a link, for pointer and keyboard. Our own, because the start page has no room
 * for a positioning library (see docs/decisions/0005-public-pages-are-prerendered.md). Escape closes it, and
 * the pointer may move into it, as WCAG 1.4.13 asks.
 */
export function HoverCard({
  content,
  children,
  openDelay = 700,
  closeDelay = 300,
}: HoverCardProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function schedule(willOpen: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(willOpen), willOpen ? openDelay : closeDelay);
  }

  function follow(event: PointerEvent, willOpen: boolean) {
    // A finger taps the link itself.
    if (event.pointerType !== 'touch') schedule(willOpen);
  }

  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) schedule(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    clearTimeout(timer.current);
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the link and the card in it
    <span
      className="relative inline-block"
      onPointerEnter={(event) => follow(event, true)}
      onPointerLeave={(event) => follow(event, false)}
      onFocus={() => schedule(true)}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      {children}
      {open && (
        <span className="absolute top-full left-0 z-50 block w-80 max-w-[calc(100vw-2rem)] pt-2">
          <span className="block animate-in rounded-lg border border-border bg-card p-4 text-card-foreground shadow-raised fade-in-0">
            {content}
          </span>
        </span>
      )}
    </span>
  );
}
