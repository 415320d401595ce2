import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { contactPath, DEFAULT_VIEW } from '../contacts-view.ts';

/** The list that contacts are opened from. A context, so that only the links are drawn when it changes. */
export const OpenedFrom = createContext(DEFAULT_VIEW);

/** Leads to the page of a contact. */
export function ContactLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={contactPath(id, use(OpenedFrom))} className="hover:text-link hover:underline">
      {children}
    </Link>
  );
}
