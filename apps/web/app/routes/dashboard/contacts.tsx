import { ContactsPage } from '#app/features/contacts/contacts-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';
import { WaitingSection } from '#app/waiting/waiting-section.tsx';

export const meta = () =>
  pageMeta({
    title: 'My Contacts',
    description: 'Every contact you have scanned.',
    path: '/dashboard/contacts',
  });

export default function ContactsRoute() {
  return (
    <>
      <WaitingSection />
      <ContactsPage />
    </>
  );
}
