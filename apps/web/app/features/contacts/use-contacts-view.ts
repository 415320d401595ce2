import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ContactsView, parseView, viewParams } from './contacts-view.ts';

/** Typing goes into the address when it pauses: every change there costs a navigation. */
const TYPING_PAUSE_MS = 300;

/** The view that the address describes, and a way to change parts of it. */
export function useContactsView(): [ContactsView, (changes: Partial<ContactsView>) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [view, setView] = useState(() => parseView(params));
  const written = useRef(address);

  useEffect(() => {
    // Somebody else changed the address, such as a link in the sidebar.
    if (address === written.current) return;
    written.current = address;
    setView(parseView(new URLSearchParams(address)));
  }, [address]);

  useEffect(() => {
    const next = viewParams(view).toString();
    if (next === written.current) return;
    const timer = setTimeout(() => {
      written.current = next;
      setParams(next, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [view, setParams]);

  const change = useCallback((changes: Partial<ContactsView>) => {
    setView((current) => ({ ...current, ...changes }));
  }, []);
  return [view, change];
}
