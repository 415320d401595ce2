import { ContactPage } from '#app/features/contacts/contact-page/contact-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'One of the contacts you have scanned.',
    path: '/dashboard/contacts',
  });

export default function ContactRoute() {
  return <ContactPage />;
}
