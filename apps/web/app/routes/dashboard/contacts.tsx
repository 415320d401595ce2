import { prefetchNewestContacts } from '#app/contact-book/prefetch-newest-contacts.ts';
import { WaitingSection } from '#app/contact-book/waiting-contacts/waiting-section.tsx';
import { ContactsPage } from '#app/features/contacts/contacts-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'My Contacts',
    description: 'Every contact you have scanned.',
    path: '/dashboard/contacts',
  });

export function clientLoader() {
  prefetchNewestContacts();
  return null;
}

/** The view lives in the address; to change it is no new visit. */
export const shouldRevalidate = () => false;

export default function ContactsRoute() {
  return (
    <>
      <WaitingSection />
      <ContactsPage />
    </>
  );
}
