import { renderPage } from '#testing/render-page.tsx';
import type { SignedIn } from '#testing/sign-in.ts';
import { ContactsPage } from '../contacts-page.tsx';

/** Shows My Contacts to a signed-in user. */
export const renderContactsPage = ({ user }: SignedIn, address = '/dashboard/contacts') =>
  renderPage(<ContactsPage />, { user, address });
